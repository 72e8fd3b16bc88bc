/** @jest-environment node */
import { toInline } from "../inline"

test("completes the links to pages of this site", () => {
  expect(toInline("*a* [b](/about/#zoë) [c](https://c.example)", "https://ada.example/cv")).toEqual(
    [
      { type: "emphasis", content: "a" },
      " ",
      { type: "link", href: "https://ada.example/cv/about/#zo%C3%AB", content: "b" },
      " ",
      { type: "link", href: "https://c.example", content: "c" },
    ],
  )
})
