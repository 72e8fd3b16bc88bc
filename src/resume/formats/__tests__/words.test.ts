import { fullContent } from "../../../../test/content"
import { resumePageData } from "../../../../test/resume-page-data"
import type { Content } from "../../../content/schemas"
import { formatDate } from "../../../lib/dates"
import { ENGLISH, formOf, placeholdersIn, type Words } from "../../../lib/interface-words"
import { toModel } from "../../model/model"
import { toMarkdown } from "../to-markdown"
import { toText } from "../to-text"
import { toTypstInput } from "../to-typst-input"

/** Each word has its key in it, and its placeholders. No word is English. */
const { dates: _dates, comma: _comma, language: _language, ...TEXTS } = ENGLISH

const REPLACED = Object.fromEntries(
  Object.entries(TEXTS).map(([key, text]) => [
    key,
    [`«${key}»`, ...placeholdersIn(formOf(text, 0, "en")).map((name) => `{${name}}`)].join(" "),
  ]),
) as Partial<Words>

const contentWith = (website: Partial<Content["website"]>): Content => {
  const content = fullContent()
  return { ...content, website: { ...content.website, ...website } }
}

const FORMATS_WITH_WORDS = {
  text: (content: Content) => toText(toModel(content)),
  markdown: (content: Content) => toMarkdown(toModel(content)),
  PDF: (content: Content) => JSON.stringify(toTypstInput(toModel(content), "designed")),
  page: (content: Content) => JSON.stringify(resumePageData(content)),
}

const SHOWN = ["address", "email", "grade", "thesis", "courses", "keywords"] as const

test.each(Object.entries(FORMATS_WITH_WORDS))("%s has the owner's words", (name, make) => {
  const english = make(contentWith({}))
  const replaced = make(contentWith({ words: REPLACED }))
  // The page takes this word from the words of the website, as its buttons do.
  for (const key of name === "page" ? SHOWN : ([...SHOWN, "inAllRoles"] as const)) {
    expect(english).toContain(ENGLISH[key])
    expect(replaced).toContain(`«${key}»`)
    expect(replaced).not.toMatch(new RegExp(`${ENGLISH[key]}(:| {2})`))
  }
  expect(replaced).not.toMatch(/Present|Updated \d|, updated|Expires/)
})

test("dates are in the language of the site, and the words beside them are the owner's", () => {
  const words = { present: "heute", updated: "Stand {date}" }
  const text = toText(toModel(contentWith({ language: "de", words })))
  expect(text).toContain("Apr. 2023 – heute")
  expect(text).toContain("5. Nov. 2024")
  expect(text).toMatch(/\nStand 31\. Jan\. 2026, Version [0-9a-f]{8}\n$/)
})

const COMMAS: Readonly<Record<string, RegExp>> = { ar: /^[^,]+، [^,]+$/, ja: /^[^,]+、[^,]+$/ }

test.each(["en", "de", "pt-BR", "ar", "ja", "da"])(
  "the last line of each document has the date and the comma as the language %s writes them",
  (language) => {
    const model = toModel(contentWith({ language }))
    const date = formatDate("2026-01-31", model.words.dates)
    const [text, markdown] = [toText(model), toMarkdown(model)].map((document) => document.trim())
    expect(text?.split("\n").at(-1)).toContain(date)
    expect(unescapeMarkdown(markdown?.split("\n").at(-1))).toContain(date)
    for (const document of [text, markdown])
      expect(document?.split("\n").at(-1)).toMatch(COMMAS[language] ?? /, [^,]+$/)
    expect(toTypstInput(model, "designed").footer).toContain(date)
    expect(toTypstInput(model, "simple").footer).not.toContain("2026-01-31")
  },
)

const unescapeMarkdown = (line = "") => line.replaceAll("\\", "")
