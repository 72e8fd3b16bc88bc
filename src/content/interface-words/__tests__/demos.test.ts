import { type DemoTexts, ENGLISH_DEMO_WORDS } from "../../../lib/demo-words"
import { type PluralForms, placeholdersIn } from "../../../lib/interface-words"
import { DEMO_TRANSLATIONS, demoWordsOf } from "../demos"
import { TRANSLATIONS } from "../index"

const LANGUAGES = Object.entries(DEMO_TRANSLATIONS)

const formsOf = (word: string | PluralForms): PluralForms =>
  typeof word === "string" ? { other: word } : word

/** The numbers 1 and 2 may be in the noun, as in the Arabic 'صوتان', which means 2 votes. */
const MAY_LACK_COUNT = ["one", "two"]

test("each language of the interface has words for the demos", () => {
  expect(Object.keys(DEMO_TRANSLATIONS)).toEqual(Object.keys(TRANSLATIONS))
})

test.each(LANGUAGES)(
  "every text in the language %s has the placeholders of English",
  (_, words) => {
    for (const [key, word] of Object.entries(words)) {
      const expected = placeholdersIn(formsOf(ENGLISH_DEMO_WORDS[key as keyof DemoTexts]).other)
      for (const [category, text] of Object.entries(formsOf(word))) {
        const found = placeholdersIn(text)
        if (MAY_LACK_COUNT.includes(category) && !found.includes("count")) found.push("count")
        expect([key, category, found.sort()]).toEqual([key, category, expected.sort()])
      }
    }
  },
)

test.each(LANGUAGES)("the language %s has a form for each plural category", (language, words) => {
  const rules = new Intl.PluralRules(language)
  const counts = Array.from({ length: 200 }, (_, count) => rules.select(count))
  const categories = counts.filter((category) => category !== "other")
  for (const word of Object.values(words)) {
    if (typeof word !== "string")
      expect(Object.keys(word)).toEqual(expect.arrayContaining(categories))
  }
})

test.each(LANGUAGES)(
  "no column of a table in the language %s has the head of another",
  (_, words) => {
    for (const heads of [
      [words.card, words.picks, words.yours],
      [words.player, words.points, words.firsts, words.seconds],
    ])
      expect(new Set(heads).size).toBe(heads.length)
  },
)

test("the data has the language of the page and what differs from English", () => {
  const { language, words } = demoWordsOf("de-AT")
  expect(language).toBe("de-AT")
  expect(words).toMatchObject({ close: "Schließen" })
  expect(words).not.toHaveProperty("machineStatus")
})

test.each(["en", "en-GB", "cs"])("in the language %s the data has no words", (language) => {
  expect(demoWordsOf(language)).toEqual({})
})
