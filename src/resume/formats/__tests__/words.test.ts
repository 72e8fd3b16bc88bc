/** @jest-environment node */

import { fullContent } from "../../../../test/content"
import type { Content } from "../../../content/schemas"
import { ENGLISH, placeholdersIn, type Words } from "../../../lib/interface-words"
import { toResumePage } from "../../../site/to-resume-page"
import { type ResumeModel, toModel } from "../../model/model"
import { FORMATS } from "../formats"
import { toMarkdown } from "../to-markdown"
import { toText } from "../to-text"
import { toTypstInput } from "../to-typst-input"

/** Each word has its key in it, and its placeholders. No word is English. */
const { dates: _dates, ...TEXTS } = ENGLISH

const REPLACED = Object.fromEntries(
  Object.entries(TEXTS).map(([key, text]) => [
    key,
    [`«${key}»`, ...placeholdersIn(text).map((name) => `{${name}}`)].join(" "),
  ]),
) as Partial<Words>

const modelWith = (website: Partial<Content["website"]>): ResumeModel => {
  const content = fullContent()
  return toModel({ ...content, website: { ...content.website, ...website } })
}

const FORMATS_WITH_WORDS = {
  text: toText,
  markdown: toMarkdown,
  PDF: (model: ResumeModel) => JSON.stringify(toTypstInput(model, "designed")),
  page: (model: ResumeModel) => JSON.stringify(toResumePage(model, FORMATS)),
}

const SHOWN = ["address", "email", "inAllRoles", "grade", "thesis", "courses", "keywords"] as const

test.each(Object.entries(FORMATS_WITH_WORDS))("%s has the owner's words", (_name, make) => {
  const english = make(modelWith({}))
  const replaced = make(modelWith({ words: REPLACED }))
  for (const key of SHOWN) {
    expect(english).toContain(ENGLISH[key])
    expect(replaced).toContain(`«${key}»`)
    expect(replaced).not.toMatch(new RegExp(`${ENGLISH[key]}(:| {2})`))
  }
  expect(replaced).not.toMatch(/Present|Updated \d|, updated|Expires/)
})

test("dates are in the language of the site, and the words beside them are the owner's", () => {
  const words = { present: "heute", updated: "Stand {date}" }
  const text = toText(modelWith({ language: "de", words }))
  expect(text).toContain("Apr. 2023 — heute")
  expect(text).toContain("5. Nov. 2024")
  expect(text).toMatch(/\nStand 2026-01-31, version [0-9a-f]{8}\n$/)
})
