/** @jest-environment node */
import { parseInline } from "../../content/inline/parse-inline"
import { contentSchemas } from "../../content/schemas"
import { minimalContent } from "../../testing/content"
import { findMarkedTexts, restoreMarks, withCompleteUrls, wordsOf } from "../inline"

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

/** @returns content whose résumé has this list */
function contentWith(list: string[]) {
  const content = minimalContent()
  const section = { section: "AdditionalSkills", title: "Skills", expandedByDefault: true }
  const resume = { ...content.resume, sections: [{ ...section, content: { list } }] }
  return { ...content, resume: contentSchemas.resume.parse(resume) }
}

const MARKED = ["*a* b", "2\\*3\\*4", "two\nlines", "[c](/about/)"]

test("finds the texts that differ from their words, each once", () => {
  expect(findMarkedTexts(contentWith(["plain", ...MARKED, "*a* b", "2 < 3"]))).toEqual(MARKED)
})

test("does not find texts with the same words, because the words do not tell which is meant", () => {
  expect(findMarkedTexts(contentWith(["*a*", "a", "*b*", "**b**"]))).toEqual([])
})

test("restores texts from their words, and keeps texts that have their marks", () => {
  const words = contentWith([...MARKED.map(wordsOf), "*a* b", "a"])
  expect(restoreMarks(words, MARKED)).toEqual(contentWith([...MARKED, "*a* b", "a"]))
})

test("restores only texts that take marks", () => {
  const content = contentWith(["Skills"])
  expect(restoreMarks(content, ["**Skills**"])).toEqual(contentWith(["**Skills**"]))
})
