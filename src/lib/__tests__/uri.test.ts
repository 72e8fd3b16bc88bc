import { hostOf } from "../uri"

test.each([
  ["https://münchen.example/a/b?c", "münchen.example"],
  ["https://m%C3%BCnchen.example", "münchen.example"],
  ["https://Site.example:8080/", "site.example:8080"],
  ["http://user@site.example#top", "site.example"],
])("the host of %s is shown as %s", (url, host) => {
  expect(hostOf(url)).toBe(host)
})
