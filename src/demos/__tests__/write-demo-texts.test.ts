import { DEMO_COLORS } from "../../../test/demo-data"
import { demoWordsOf } from "../../content/interface-words/demos"
import { ENGLISH_DEMO_WORDS } from "../../lib/demo-words"
import { toDemoWords } from "../to-demo-words"
import { toSeconds } from "../tournament/evening"
import { formatNumber, formatTime, sayCount } from "../write-demo-texts"

const wordsOf = (language: string) =>
  toDemoWords({ id: "moths", colors: DEMO_COLORS, ...demoWordsOf(language) })

test("without words in the data they are English", () => {
  expect(wordsOf("en")).toEqual(ENGLISH_DEMO_WORDS)
})

test("the words of the data are above the English ones", () => {
  expect(wordsOf("de")).toMatchObject({ language: "de", close: "Schließen", live: "Live" })
})

test.each([
  ["en", "1,234,500"],
  ["de", "1.234.500"],
  ["fr", "1\u202f234\u202f500"],
  ["ar-EG", "1,234,500"],
])("in the language %s a number is %s, with the digits 0 to 9", (language, number) => {
  expect(formatNumber(1_234_500, wordsOf(language))).toBe(number)
})

test.each([
  ["en", [1, 2], ["1 update", "2 updates"]],
  ["pl", [1, 2, 5, 22], ["1 aktualizacja", "2 aktualizacje", "5 aktualizacji", "22 aktualizacje"]],
  ["ar", [0, 1, 2, 3, 11], ["0 تحديث", "تحديث واحد", "تحديثان", "3 تحديثات", "11 تحديثًا"]],
])("in the language %s the number decides the form", (language, counts, texts) => {
  const words = wordsOf(language)
  expect(counts.map((count) => sayCount("updates", { count }, words))).toEqual(texts)
})

test.each([
  ["en", "19:04:30", "7:04 PM"],
  ["en", "00:05:00", "12:05 AM"],
  ["en", "24:15:00", "12:15 AM"],
  ["en", "11:59:59", "11:59 AM"],
  ["en", "12:00:00", "12:00 PM"],
  ["de", "19:04:30", "19:04"],
])("in the language %s the time %s is %s on a clock", (language, time, clock) => {
  expect(formatTime(toSeconds(time), wordsOf(language))).toBe(clock)
})
