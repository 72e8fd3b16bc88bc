import { findLanguages, toTypstLanguage } from "../languages"

test("the language is the chosen one, or else that of the letters", () => {
  const content = { title: "Softwareentwicklerin" }
  expect(findLanguages("de", content).language).toBe("de")
  expect(findLanguages(undefined, content).language).toBe("en")
  expect(findLanguages(undefined, { title: "مهندسة برمجيات" }).language).toBe("ar")
})

test("an id, a link or a date does not make a short text one in Latin letters", () => {
  const content = {
    id: "a-long-id",
    url: "https://ada.example/about/",
    startDate: "Apr 2023",
    title: "工程师",
  }
  expect(findLanguages(undefined, content).language).toBe("zh-Hans")
})

test.each([
  ["ja", "アプリ", "ja"],
  ["zh-TW", "应用", "zh-Hant"],
  ["de", "應用程式開發", "zh-Hant"],
])("in a text in %s, the Chinese characters of %s are %s", (chosen, title, cjkLanguage) => {
  expect(findLanguages(chosen, { title }).cjkLanguage).toBe(cjkLanguage)
})

test.each([
  ["de", { lang: "de", region: undefined, script: "Latn" }],
  ["pt-BR", { lang: "pt", region: "BR", script: "Latn" }],
  ["fa", { lang: "fa", region: undefined, script: "Arab" }],
  ["zh-Hant", { lang: "zh", region: "TW", script: "Hant" }],
  ["zh-Hans", { lang: "zh", region: "CN", script: "Hans" }],
])("Typst gets the parts of %s", (language, parts) => {
  expect(toTypstLanguage(language)).toEqual(parts)
})
