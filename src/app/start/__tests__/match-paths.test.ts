/** @jest-environment jsdom */
import { toMatchPaths } from "../match-paths"

test("maps an unknown address to the 404 page, whichever error page the host sent", () => {
  const expected = [{ path: "/404.html", matchPath: "/no/such page" }]
  expect(toMatchPaths("/404.html", "/no/such page")).toEqual(expected)
  expect(toMatchPaths("/403.html", "/no/such page")).toEqual(expected)
})

test("maps no address to another page, so Gatsby goes to the page's own address", () => {
  expect(toMatchPaths("/about/", "/about")).toEqual([])
  expect(toMatchPaths("/about/", "/about/index.html")).toEqual([])
  expect(toMatchPaths("/", "/index.html")).toEqual([])
})

test("maps no address that the router would read as a pattern", () => {
  expect(toMatchPaths("/404.html", "/*")).toEqual([])
  expect(toMatchPaths("/404.html", "/:path")).toEqual([])
})
