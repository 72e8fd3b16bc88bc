/** Removes the characters that no font of the PDFs has. */

import { quotedCommand } from "../content/command"
import { codePointOf } from "../content/confusable-characters"
import { findRejected } from "../lib/graphemes"
import { type Inline, toParts } from "../lib/inline-text"
import { normalizeMarks } from "./marks"
import type { Notes } from "./notes"
import { mapTree, type OutputTree, Text } from "./output-tree"

const WITHOUT_FONT = `No font of the PDFs has the letters of a text in owner.yaml. ${quotedCommand("check")} names it, and the site cannot be built before it has a font. See "Fonts of the PDFs" in docs/content.md.`

/**
 * @param isRequired whether a text stays as it is, with a note, if no letter of it would be left
 * @returns the content without such characters; a note names those of each text
 */
export function withSupportedTexts(
  content: OutputTree,
  isSupported: (grapheme: string) => boolean,
  notes: Notes,
  isRequired = false,
): OutputTree {
  const supported = (text: string) => withoutRejected(text, isSupported)
  return mapTree(content, (part) => {
    if (typeof part === "string")
      return notes.sentences.includes(WITHOUT_FONT) ? part : supported(part)
    if (!(part instanceof Text)) return part
    const missing = new Set<string>()
    const inline = mapStrings(part.inline, (text) => {
      for (const { rejected } of findRejected(text, isSupported)) missing.add(rejected)
      return supported(text)
    })
    if (missing.size === 0) return part
    if (isRequired && hasLetters(part.words) && !hasLetters(supported(part.words))) {
      notes.add(WITHOUT_FONT)
      return part
    }
    const names = [...missing].map(describe).join(", ")
    for (const leaf of part.from)
      notes.change(leaf, part.words, `No font of the PDFs has ${names}, so it is left out.`)
    return new Text(normalizeMarks(toParts(inline)), part.from)
  })
}

const hasLetters = (text: string) => /\p{L}/u.test(text)

function withoutRejected(text: string, isSupported: (grapheme: string) => boolean): string {
  const kept = findRejected(text, isSupported).reduceRight(
    (rest, { rejected, offset }) => rest.slice(0, offset) + rest.slice(offset + rejected.length),
    text,
  )
  return kept === text ? text : withoutRejected(kept, isSupported)
}

function describe(character: string): string {
  return `"${character}" (${[...character].map(codePointOf).join(" ")})`
}

function mapStrings(inline: Inline, change: (text: string) => string): Inline {
  if (typeof inline === "string") return change(inline)
  if (!("type" in inline)) {
    return inline.flatMap((part) => mapStrings(part, change))
  }
  if (inline.type === "code") return { ...inline, content: change(inline.content) }
  return { ...inline, content: mapStrings(inline.content, change) }
}
