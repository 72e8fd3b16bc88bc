/** Writes words as a list of pairs, as GraphQL needs it, and reads it again. */
import type { Words } from "./interface-words"

type WordTexts = Partial<Omit<Words, "dates">>

/** @returns each text with its key before it; the key of a plural form has its category, as in 'years.one' */
export function toWordList(words: WordTexts): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === "string"
      ? [[key, word]]
      : Object.entries(word).map(([category, text]) => [`${key}.${category}`, text]),
  )
}

/** @returns the words of which this is the list */
export function fromWordList(list: readonly (readonly string[])[]): WordTexts {
  const words: Record<string, string | Record<string, string>> = {}
  for (const [key = "", text = ""] of list) {
    const [name = "", category] = key.split(".")
    words[name] = category ? { ...Object(words[name]), [category]: text } : text
  }
  return words
}
