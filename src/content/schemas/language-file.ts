/** The YAML of `src/content/interface-words`: the words of a language. Each word may be missing. */
import { z } from "zod"
import { type CountedDemoKey, type DemoTexts, ENGLISH_DEMO_WORDS } from "../../lib/demo-words"
import { countedWord, wordsSchema, wordText } from "./word-fields"

type DemoKey = keyof DemoTexts

const PLACE = "A word inside the demos."

const { language: _language, ...DEMO_TEXTS } = ENGLISH_DEMO_WORDS

const demoFields = Object.fromEntries(
  Object.entries(DEMO_TEXTS).map(([key, word]) => [
    key,
    typeof word === "string" ? wordText(word, PLACE) : countedWord(word, PLACE),
  ]),
) as Record<CountedDemoKey, ReturnType<typeof countedWord>> &
  Record<Exclude<DemoKey, CountedDemoKey>, ReturnType<typeof wordText>>

export const languageFileSchema = z.strictObject({
  words: wordsSchema,
  demos: z.strictObject(demoFields).partial(),
})
