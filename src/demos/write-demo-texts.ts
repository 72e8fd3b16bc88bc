/** The words of the demos' interface, and how their language writes numbers and times. */
import { createContext, useContext } from "react"
import type { CountedDemoKey, DemoWords } from "../lib/demo-words"
import { fill, formOf } from "../lib/interface-words"

// Only the dialog imports the English words, so that a visitor loads them once.
export const DemoWordsContext = createContext<DemoWords | undefined>(undefined)

export function useDemoWords(): DemoWords {
  const words = useContext(DemoWordsContext)
  if (!words) throw new Error("The words of a demo come from its dialog.")
  return words
}

/** The interface has the digits 0 to 9 in every language, as the display of the tournament does. */
const DIGITS = { numberingSystem: "latn" } as const

/** @returns a number in the language, as in '1,234,500' or '1.234.500' */
export function formatNumber(value: number, { language }: DemoWords): string {
  return new Intl.NumberFormat(language, DIGITS).format(value)
}

type Values = Readonly<Record<string, string | number>>

/** @returns the text with its placeholders replaced, and numbers as the language writes them */
export function say(text: string, values: Values, words: DemoWords): string {
  const entries = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === "number" ? formatNumber(value, words) : value] as const
  })
  return fill(text, Object.fromEntries(entries))
}

/** @returns the text for this number, in the same way */
export function sayCount(
  key: CountedDemoKey,
  values: Values & { count: number },
  words: DemoWords,
): string {
  return say(formOf(words[key], values.count, words.language), values, words)
}

/**
 * @param seconds the seconds after midnight; after the next midnight they go on
 * @returns the time on a clock, as in '7:04 PM' or '19:04'
 */
export function formatTime(seconds: number, { language }: DemoWords): string {
  const format = { hour: "numeric", minute: "2-digit", timeZone: "UTC", ...DIGITS } as const
  const time = new Intl.DateTimeFormat(language, format).format(1000 * seconds)
  // Some browsers have a narrow space before PM.
  return time.replace("\u202f", " ")
}
