import { fullContent } from "../../../../test/content"
import { TRANSLATIONS } from "../../../content/interface-words"
import type { Content } from "../../../content/schemas"
import { ENGLISH, fillCount, type Words } from "../../../lib/interface-words"
import { formatDuration } from "../../../lib/months"
import { describeSelection } from "../../../lib/skill-usage"
import { toModel } from "../model"
import { changedWordsOf, dateRange, wordsOf } from "../resume-words"

const years = (language: string, count: number) => {
  const { yearsOfWork, language: rules } = wordsOf({ language })
  return fillCount(yearsOfWork, { count }, rules)
}

test("an English site has no other words than the owner's", () => {
  expect(changedWordsOf({})).toEqual({})
  expect(changedWordsOf({ language: "en-US" })).toEqual({})
  expect(Object.keys(changedWordsOf({ language: "en-GB" }))).toEqual(["dates"])
  expect(changedWordsOf({ language: "en", words: { clear: "Reset" } })).toEqual({ clear: "Reset" })
  expect(wordsOf({})).toEqual(ENGLISH)
})

test("a German site has German words, and the owner's stand above them", () => {
  const words = wordsOf({ language: "de", words: { clear: "Leeren", home: "Home" } })
  expect(words).toMatchObject({ downloadPdf: "PDF herunterladen", clear: "Leeren", home: "Home" })
  const { dates, comma, language, ...texts } = words
  expect(texts).toMatchObject({ ...TRANSLATIONS.de, clear: "Leeren", home: "Home" })
  expect([comma, language, dates.month[11]]).toEqual([", ", "de", "Dez. {year}"])
})

test("pages get only the words that differ from English", () => {
  const changed = changedWordsOf({ language: "de" })
  expect(changed).toHaveProperty("clear", "Auswahl aufheben")
  expect(Object.keys(changed)).not.toEqual(expect.arrayContaining(["markdown"]))
})

test("a language without words has its dates and English plurals", () => {
  expect(Object.keys(changedWordsOf({ language: "cs" }))).toEqual(["dates"])
})

test("the words are those of the guessed language", () => {
  const content: Content = fullContent()
  delete content.website.language
  content.owner.headline = "高级后端工程师。".repeat(2000)
  expect(toModel(content)).toMatchObject({
    language: "zh-Hans",
    words: { downloadPdf: "下载 PDF", comma: "、" },
  })
})

test.each([
  ["Polish", "pl", [1, 2, 5, 22], "1 rok|2 lata|5 lat|22 lata", " doświadczenia"],
  ["Japanese", "ja", [1, 2], "実務経験1|実務経験2", "年"],
  // The forms for 1 and 2 leave out the number.
  [
    "Arabic",
    "ar",
    [0, 1, 2, 3, 11, 100],
    "0 سنة|سنة واحدة|سنتان|3 سنوات|11 سنة|100 سنة",
    " من الخبرة",
  ],
])("the years of work have the forms of %s", (_name, language, counts, forms, end) => {
  const texts = forms.split("|").map((form) => form + end)
  expect(counts.map((count) => years(language, count))).toEqual(texts)
})

test("durations have the forms of the language", () => {
  const polish = wordsOf({ language: "pl" })
  const durations = [13, 26, 60].map((months) =>
    formatDuration({ months, isEstimate: false }, polish),
  )
  expect(durations).toEqual(["1 rok 1 miesiąc", "2 lata 2 miesiące", "5 lat"])
})

/** A line about this number of roles of a month each. */
const rolesIn = (count: number, words: Words) => {
  const role = { startDate: "Jan 2020", endDate: "Jan 2020", skills: ["go"] }
  const work = [{ id: "work", roles: Array(count).fill(role) }]
  return describeSelection(work, new Map([["go", "Go"]]), "2025-06", words)[0]
}

test("the owner's oneRole is the form of severalRoles for 1", () => {
  const oneRole = "{name}: jedna rola, {duration}"
  const words = wordsOf({ language: "pl", words: { oneRole } })
  expect([1, 2, 5].map((count) => rolesIn(count, words))).toEqual([
    "Go: jedna rola, 1 miesiąc",
    "Go: 2 stanowiska, 1 miesiąc",
    "Go: 5 stanowisk, 1 miesiąc",
  ])
})

test("the owner may write the forms of a language that has no words here", () => {
  const severalRoles = {
    one: "{name}: {count} pozice, {duration}",
    few: "{name}: {count} pozice, {duration}",
    other: "{name}: {count} pozic, {duration}",
  }
  const words = wordsOf({ language: "cs", words: { severalRoles, months: "{count} měs." } })
  expect([1, 2, 5].map((count) => rolesIn(count, words))).toEqual([
    "Go: 1 pozice, 1 měs.",
    "Go: 2 pozice, 1 měs.",
    "Go: 5 pozic, 1 měs.",
  ])
})

test("Japanese, Chinese and Arabic have a comma of their own", () => {
  const commas = ["ja", "zh-TW", "ar", "ko", "uk"].map((language) => wordsOf({ language }).comma)
  expect(commas).toEqual(["、", "、", "، ", ", ", ", "])
})

test.each([
  ["Feb 2024", "en", "Feb 2024, expires Feb 2028"],
  ["Feb 2024", "de", "Feb. 2024, gültig bis Feb. 2028"],
  ["", "en", "expires Feb 2028"],
])("an expiry stands behind the date %j in %s", (endDate, language, text) => {
  expect(dateRange({ endDate, expires: "Feb 2028" }, wordsOf({ language }))).toBe(text)
})
