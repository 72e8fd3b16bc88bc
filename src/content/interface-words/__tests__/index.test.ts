import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import { ENGLISH } from "../../../lib/interface-words"
import { countryCodeOf, findCountry } from "../../../lib/people/known-regions"
import { wordsSchema } from "../../schemas/word-fields"
import { DEMO_TRANSLATIONS } from "../demos"
import { TRANSLATIONS, translationFor } from "../index"

const LANGUAGES = Object.entries(TRANSLATIONS)

test("the site has words in 14 languages and more", () => {
  expect(["en", ...Object.keys(TRANSLATIONS)].length).toBeGreaterThanOrEqual(14)
})

test.each(LANGUAGES)("the file %s has the code of its language as its name", (language, words) => {
  expect(translationFor(language)).toBe(words)
})

test.each(LANGUAGES)(
  "the words in the language %s pass the check of the owner's",
  (_name, words) => {
    expect(wordsSchema.safeParse(words).error?.issues).toBeUndefined()
  },
)

test.each([
  ["a script failed", true],
  ["{script} failed", true],
  ["{name} failed", false],
])("the owner's words for a script may be %j: %s", (scriptFailed, isValid) => {
  expect(wordsSchema.safeParse({ scriptFailed }).success).toBe(isValid)
})

test.each(LANGUAGES)("the language %s has a form for each plural category", (language, words) => {
  const rules = new Intl.PluralRules(language)
  const counts = Array.from({ length: 200 }, (_, count) => rules.select(count))
  const categories = counts.filter((category) => category !== "other")
  const { oneRole, severalRoles, ...others } = words
  const roles = typeof severalRoles === "string" ? { other: severalRoles } : severalRoles
  const demos = DEMO_TRANSLATIONS[language] ?? {}
  for (const word of [...Object.values({ ...others, ...demos }), { one: oneRole, ...roles }])
    if (typeof word === "object" && "other" in word)
      expect(Object.keys(word)).toEqual(expect.arrayContaining(categories))
})

test.each(LANGUAGES)("a location may name its country in the language %s", (language) => {
  const nameOf = new Intl.DisplayNames(language, { type: "region" })
  expect(findCountry(nameOf.of("CZ") ?? "")).toBe("CZ")
  expect(countryCodeOf(nameOf.of("CZ") ?? "")).toBe("CZ")
})

test.each([
  ["cz", "CZ"],
  ["UK", "GB"],
  ["Georgia", "GE"],
  ["Narnia", undefined],
])("the code of the country %s is %s", (text, code) => {
  expect(countryCodeOf(text)).toBe(code)
})

test.each(LANGUAGES)("few words in the language %s are the English ones", (_name, words) => {
  const same = Object.entries(words).filter(([key, word]) => word === ENGLISH[key as never])
  expect(same.length).toBeLessThanOrEqual(8)
})

test("a region has the words of its language, and some have their own", () => {
  expect(translationFor("de-AT")).toBe(TRANSLATIONS.de)
  expect(translationFor("pt")).toBe(TRANSLATIONS.pt)
  expect(translationFor("pt-BR")).toBe(TRANSLATIONS.pt)
  expect(translationFor("pt-PT")).toBe(TRANSLATIONS["pt-PT"])
  expect(translationFor("zh-Hans")).toBe(TRANSLATIONS.zh)
  expect(translationFor("zh-Hant")).toBe(TRANSLATIONS["zh-Hant"])
  expect(translationFor("zh-TW")).toBe(TRANSLATIONS["zh-Hant"])
  expect(["en", "en-GB", "cs"].map(translationFor)).toEqual(Array(3).fill(undefined))
})

test("a site in a language with words of its own has no warning", () => {
  const website = `${VALID_FILES.website}language: de-AT\n`
  expect(checkContent({ website }).diagnostics).toEqual([])
})
