/** Finds texts in a PDF by their letters: spaces, punctuation and case differ between PDFs. */
import { toPlain } from "../../lib/plain"

/** From the first letter to the one after the last. */
type Place = { start: number; end: number }

export type Letters = ReturnType<typeof toLetters>

/** @param lines of a PDF */
export function toLetters(lines: readonly string[]) {
  let all = ""
  const wordEnds = new Set([0])
  const lineEnds = new Set([0])
  for (const line of lines) {
    for (const word of toWords(line)) {
      all += word
      wordEnds.add(all.length)
    }
    lineEnds.add(all.length)
  }

  /** @returns the places of the text from the given letter on; a part of a word is none */
  function find(text: string, from = 0): Place[] {
    const letters = bare(text)
    const places: Place[] = []
    let start = letters ? all.indexOf(letters, from) : -1
    for (; start >= 0; start = all.indexOf(letters, start + 1)) {
      const end = start + letters.length
      if (wordEnds.has(start) && wordEnds.has(end)) places.push({ start, end })
    }
    return places
  }

  /** @returns the place of the text where it has its lines for itself */
  const findAlone = (text: string): Place | undefined =>
    find(text).find(({ start, end }) => lineEnds.has(start) && lineEnds.has(end))

  /** @returns whether one of the texts stands beside the place, with nothing but others of them between */
  function besideOf({ start, end }: Place, texts: readonly string[]): (text: string) => boolean {
    // The longest first: 'Bristol' may also be the start of 'Bristol and remote'.
    const others = texts.map(bare).filter(Boolean)
    others.sort((one, other) => other.length - one.length)
    const found = new Set<string>()
    for (;;) {
      const next = others.find((text) => all.startsWith(text, end))
      const before = others.find((text) => all.endsWith(text, start))
      if (next) end += next.length
      else if (before) start -= before.length
      else return (text) => found.has(bare(text))
      found.add(next ?? before ?? "")
    }
  }

  return { find, findAlone, besideOf }
}

const toWords = (text: string): string[] => toPlain(text).split(/[^\p{L}\p{N}#+@]+/u)

const bare = (text: string): string => toWords(text).join("")
