import { formatCount } from "../format-count"

test.each([
  [0, "0 pages"],
  [1, "1 page"],
  [2, "2 pages"],
])("%i", (number, text) => {
  expect(formatCount(number, "page")).toBe(text)
})
