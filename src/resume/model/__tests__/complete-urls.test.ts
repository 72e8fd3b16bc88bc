import { parseInline } from "../../../content/inline/parse-inline"
import { withCompleteUrls } from "../complete-urls"

test("completes the links to pages of this site", () => {
  const text = parseInline("*a* [b](/about/#zoë) [c](https://c.example)")
  expect(withCompleteUrls(text, "https://ada.example/cv")).toEqual([
    { type: "emphasis", content: "a" },
    " ",
    { type: "link", href: "https://ada.example/cv/about/#zo%C3%AB", content: "b" },
    " ",
    { type: "link", href: "https://c.example", content: "c" },
  ])
})
