import { headingsFor, NEW_TEXT_LANGUAGES, newTextsFor, newTextsOf, readTexts } from "../new-texts"

test.each(NEW_TEXT_LANGUAGES)(
  "the language %s has texts of a new site, with its name, and is English in the others",
  (language) => {
    const own = readTexts(language)
    const english = newTextsOf("en")
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim()).not.toBe("")
      expect(text.includes("{name}")).toBe(english[key]?.includes("{name}"))
    }
    expect(newTextsOf(language)).toEqual({ ...english, ...own })
  },
)

test("a region has the texts of its language, and a language without texts has the English ones", () => {
  expect(newTextsFor("pt-BR")).toBe(newTextsOf("pt"))
  expect(newTextsFor("zh-TW")).toBe(newTextsOf("zh-Hant"))
  expect(newTextsFor("da")).toBe(newTextsOf("en"))
  expect(headingsFor("de-AT")).toMatchObject({ WorkExperience: "Berufserfahrung" })
})
