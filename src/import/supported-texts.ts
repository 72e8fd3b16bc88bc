/** Removes the characters that no font of the PDFs has. */

import { codePointOf } from "../content/confusable-characters"
import { type ContentName, contentSchemas } from "../content/schemas"
import { isRequired, shapeAt } from "../content/schemas/introspection"
import { quotedCommand } from "../lib/command"
import { findRejected } from "../lib/graphemes"
import { type Data, mapData, Reading, textOf } from "./data"
import type { Notes } from "./notes"

const WITHOUT_FONT = `No font of the PDFs has the letters of a text that must be there. ${quotedCommand("check")} names it, and the site cannot be built before it has a font. See "Fonts of the PDFs" in docs/rare-fields.md.`

type IsSupported = (grapheme: string) => boolean

/**
 * @param name of the file; a text that must be there stays as it is, with a note, if no letter of it would be left
 * @returns the content without such characters; the report says what each text has lost
 */
export function withSupportedTexts(
  content: Data,
  isSupported: IsSupported,
  notes: Notes,
  name: ContentName,
): Data {
  return mapData(content, (part, path) => {
    if (typeof part !== "string" && !(part instanceof Reading)) return part
    const [before, text] = [textOf(part), withoutRejected(textOf(part), isSupported).trim()]
    if (text === before) return part
    const field = shapeAt(contentSchemas[name], content, path.slice(0, -1))[String(path.at(-1))]
    const isNeeded = name === "owner" || (field && isRequired(field))
    if (isNeeded && hasLetters(before) && !hasLetters(text)) notes.add(WITHOUT_FONT)
    if (isNeeded && !hasLetters(text)) return part
    return part instanceof Reading ? new Reading(text, part.from) : text
  })
}

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** @returns the text without the characters that have no font */
export function withoutRejected(text: string, isSupported: IsSupported): string {
  const kept = findRejected(text, isSupported).reduceRight(
    (rest, { rejected, offset }) => rest.slice(0, offset) + rest.slice(offset + rejected.length),
    text,
  )
  return kept === text ? text : withoutRejected(kept.replace(/ {2,}/g, " "), isSupported)
}

/** @returns the characters of the text that have no font, as in '"𓀀" (U+13000)' */
export function describeRejected(text: string, isSupported: IsSupported): string {
  const all = new Set(findRejected(text, isSupported).map(({ rejected }) => rejected))
  return [...all].map((each) => `"${each}" (${[...each].map(codePointOf).join(" ")})`).join(", ")
}
