/** Removes the characters that no font of the PDFs has. */

import { quotedCommand } from "../content/command"
import { codePointOf } from "../content/confusable-characters"
import { findRejected } from "../lib/graphemes"
import { type Inline, toParts } from "../lib/inline-text"
import { normalizeMarks } from "./marks"
import type { Notes } from "./notes"
import { type OutputTree, Text, Value } from "./output-tree"

const WITHOUT_FONT = `No font of the PDFs has the letters of a text in owner.yaml. ${quotedCommand("check")} names it, and the site cannot be built before it has a font. See "Fonts of the PDFs" in docs/content.md.`

/**
 * @param isRequired whether a text stays as it is, with a note, if no letter of it would be left
 * @returns the content without such characters; a note names those of each text
 */
export function withSupportedTexts(
  tree: OutputTree,
  isSupported: (grapheme: string) => boolean,
  notes: Notes,
  isRequired = false,
): OutputTree {
  if (tree instanceof Value) return tree
  if (tree instanceof Text) {
    const missing = new Set<string>()
    const inline = mapStrings(tree.inline, (text) => {
      for (const { rejected } of findRejected(text, isSupported)) missing.add(rejected)
      return withoutRejected(text, isSupported)
    })
    if (missing.size === 0) return tree
    if (
      isRequired &&
      hasLetters(tree.words) &&
      !hasLetters(withoutRejected(tree.words, isSupported))
    ) {
      notes.add(WITHOUT_FONT)
      return tree
    }
    const names = [...missing].map(describe).join(", ")
    for (const leaf of tree.from) {
      notes.change(leaf, tree.words, `No font of the PDFs has ${names}, so it is left out.`)
    }
    return new Text(normalizeMarks(toParts(inline)), tree.from)
  }
  if (typeof tree === "string") {
    const isNameKept = notes.sentences.includes(WITHOUT_FONT)
    return isNameKept ? tree : withoutRejected(tree, isSupported)
  }
  if (Array.isArray(tree))
    return tree.map((item) => withSupportedTexts(item, isSupported, notes, isRequired))
  if (typeof tree !== "object") return tree
  const fields = Object.entries(tree).map(([name, value]) => [
    name,
    withSupportedTexts(value, isSupported, notes, isRequired),
  ])
  return Object.fromEntries(fields)
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
