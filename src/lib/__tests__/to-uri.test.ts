import { toUri, withAsciiHost } from "../to-uri"

test.each([
  ["https://müller.example", "https://xn--mller-kva.example"],
  ["https://m%C3%BCller.example", "https://xn--mller-kva.example"],
  [
    "HTTPS://MÜLLER.example:8443/ü?q=ü#ü",
    "HTTPS://xn--mller-kva.example:8443/%C3%BC?q=%C3%BC#%C3%BC",
  ],
  ["https://例え。テスト/", "https://xn--r8jz45g.xn--zckzah/"],
  ["https://straße.example", "https://xn--strae-oqa.example"],
  ["https://site.example:8443/ü", "https://site.example:8443/%C3%BC"],
  ["https://Site.example/@ü", "https://Site.example/@%C3%BC"],
  ["https://[::1]:80/ü", "https://[::1]:80/%C3%BC"],
  ["mailto:robin@müller.example?subject=ü", "mailto:robin@xn--mller-kva.example?subject=%C3%BC"],
  ["mailto:jürgen@müller.example", "mailto:j%C3%BCrgen@xn--mller-kva.example"],
  ["mailto:a/b@müller.example", "mailto:a/b@xn--mller-kva.example"],
  ["tel:+15035550142;ext=9", "tel:+15035550142;ext=9"],
  ["/über/@ü", "/%C3%BCber/@%C3%BC"],
])("writes %s as %s", (url, uri) => {
  expect(toUri(url)).toBe(uri)
  expect(toUri(uri)).toBe(uri)
})

test("the local part of a mailbox keeps its letters", () => {
  expect(withAsciiHost("jürgen@müller.example")).toBe("jürgen@xn--mller-kva.example")
  expect(withAsciiHost("Robin@Site.example")).toBe("Robin@Site.example")
})
