/** Finds characters that the PDFs and share images cannot show, because no font has them. */

import { codePointOf, findLookalikes } from "../../lib/confusable-characters"
import { findRejected } from "../../lib/graphemes"
import type { DataPath } from "../diagnostics"
import type { FileName } from "../schemas"
import type { PlacedText } from "../tree/walk"
import { quote } from "../wording"
import type { CrossFileFinding, CrossFileRule } from "./rule"

/** Above this number of different characters, one diagnostic names them all. */
const MAX_DIAGNOSTICS = 4

type Place = { character: string; text: string; path: DataPath; part: [number, number] }

/** Files of which the PDFs show every text. */
const IN_PDFS = /^(?:owner|resume|skills|work|variants\/.*|letters\/.*)$/

/** Checks every text of the files that the PDFs show, and the page titles, which share images show. */
export const checkCharacters: CrossFileRule = ({ texts, isSupported }) => {
  const shown = texts.filter((text) => {
    const { file, path } = text.base ?? text
    const isTitle = /^(?:about|portfolio)$/.test(file) && path.join() === "title"
    return (
      IN_PDFS.test(file) ||
      isTitle ||
      (path[0] === "words" && /^(?:website|translations)/.test(file))
    )
  })
  return [...new Set(shown.map(({ file }) => file))].flatMap((file) => {
    const places = findFirstPlaces(
      shown.filter((text) => text.file === file),
      isSupported,
    )
    const [first] = places
    if (!first) return []
    if (places.length > MAX_DIAGNOSTICS) {
      const all = places.map(({ character }) => character).join(" ")
      const message = `No font of the PDFs has these ${places.length} characters of the file: ${all}`
      return [toDiagnostic(file, first, message)]
    }
    return places.map((place) => toDiagnostic(file, place, describe(place)))
  })
}

function describe({ character }: Place): string {
  const codes = [...character].map(codePointOf).join(" ")
  return `No font of the PDFs has the character "${character}" (${codes}).`
}

/** Where Word and its symbol fonts have their bullets. No other font has a character there. */
const WORD_BULLET = /^[\uf000-\uf0ff]$/

function toDiagnostic(
  file: FileName,
  { character, text, path, part }: Place,
  message: string,
): CrossFileFinding {
  const plain = findLookalikes(text.slice(part[0]))
  const hint = WORD_BULLET.test(character)
    ? "It is a bullet of Word. Delete it, and begin each item of a list with a dash and a space."
    : plain?.index === 0
      ? `Write ${quote(plain.plain)}.`
      : "Use another character, or add a font in src/fonts/fonts.ts."
  return { file, path, part, code: "missing-font", message, hint }
}

function findFirstPlaces(
  texts: readonly PlacedText[],
  isSupported: (grapheme: string) => boolean,
): Place[] {
  const places = new Map<string, Place>()
  for (const { path, text } of texts) {
    for (const { rejected, offset } of findRejected(text, isSupported)) {
      const part: [number, number] = [offset, offset + rejected.length]
      if (!places.has(rejected)) places.set(rejected, { character: rejected, text, path, part })
    }
  }
  return [...places.values()]
}
