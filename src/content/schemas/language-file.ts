/** The YAML of `src/content/interface-words`: all words of a language. */
import { z } from "zod"
import { type CountedDemoKey, type DemoTexts, ENGLISH_DEMO_WORDS } from "../../lib/demo-words"
import { allWordsSchema, countedWord, wordText } from "./word-fields"

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

const demosSchema = z.strictObject(demoFields)

export const languageFileSchema = z.strictObject({ words: allWordsSchema, demos: demosSchema })

/** A region has only what differs from its language. */
export const regionFileSchema = z.strictObject({
  words: allWordsSchema.partial(),
  demos: demosSchema.partial(),
})
