import { headingsFor, NEW_TEXT_LANGUAGES, newTextsFor, newTextsOf } from "../new-texts"

test.each(NEW_TEXT_LANGUAGES)(
  "the language %s has each text of a new site, with its name",
  (language) => {
    const texts = newTextsOf(language)
    const english = newTextsOf("en")
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim()).not.toBe("")
      expect(text.includes("{name}")).toBe(english[key]?.includes("{name}"))
    }
  },
)

test("a region has the texts of its language, and a language without texts has the English ones", () => {
  expect(newTextsFor("pt-BR")).toBe(newTextsOf("pt"))
  expect(newTextsFor("zh-TW")).toBe(newTextsOf("zh-Hant"))
  expect(newTextsFor("da")).toBe(newTextsOf("en"))
  expect(headingsFor("de-AT")).toMatchObject({ WorkExperience: "Berufserfahrung" })
})
