import { isPageOf } from "../is-page-of"

const json = { data: {}, pageContext: {} }

test.each([
  ["/about/", { page: { path: "/about/" }, json }],
  ["/about?a=b#c", { page: { path: "/about/?a=b" }, json }],
  ["/resume/%C3%A9/", { page: { path: "/resume/é/" }, json: { pageContext: {} } }],
  ["/unknown/", { page: { path: "/404.html" }, json }],
])("accepts the data of %s", (path, page) => {
  expect(isPageOf(path, page)).toBe(true)
})

test.each([
  ["of another path", { page: { path: "/portfolio/" }, json }],
  ["with a number as the path", { page: { path: 5 }, json }],
  ["without a page", { json }],
  ["without a result", { page: { path: "/about/" } }],
  ["with a list as the result", { page: { path: "/about/" }, json: [] }],
  ["without a context", { page: { path: "/about/" }, json: { data: {} } }],
  ["without data", { page: { path: "/about/" }, json: { data: null, pageContext: {} } }],
])("rejects data %s", (_what, page) => {
  expect(isPageOf("/about/", page)).toBe(false)
})
