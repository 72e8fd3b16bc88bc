import { DEMO_TRANSLATIONS, demoWordsOf } from "../demos"
import { TRANSLATIONS } from "../index"

const LANGUAGES = Object.entries(DEMO_TRANSLATIONS)

test("each language of the interface has words for the demos", () => {
  expect(Object.keys(DEMO_TRANSLATIONS)).toEqual(Object.keys(TRANSLATIONS))
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
