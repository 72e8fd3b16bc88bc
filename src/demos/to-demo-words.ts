import { type DemoWords, ENGLISH_DEMO_WORDS } from "../lib/demo-words"
import type { DemoData } from "./demo"

/** @returns the words that the data brings, above the English ones */
export function toDemoWords({ words, language }: DemoData): DemoWords {
  return { ...ENGLISH_DEMO_WORDS, ...words, ...(language && { language }) }
}
