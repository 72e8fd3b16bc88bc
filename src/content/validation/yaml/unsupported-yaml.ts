/** Rejects what the content does not support of YAML, and texts that YAML reads as such. */
import { type Document, isCollection, isScalar, visit } from "yaml"
import type { Finding } from "../../diagnostics"
import { quote } from "../../wording"
import { lineWithText } from "../lines"
import { rangeOf } from "../positions"

/** An alias inside an anchor is rejected, so this many copies of parts of a file stay small. */
const MAX_ALIASES = 100

export const UNSUPPORTED: Finding = {
  code: "tag",
  message:
    "The content supports fields, lists, texts and simple aliases of YAML, but not this: a directive (%), a tag (!), a merge key (<<), an alias inside an anchor, more than 100 aliases, or very deep nesting.",
  hint: "Write it as plain fields, lists and texts.",
}

/** What a character means at the start of a text without quotes. */
const SPECIAL = {
  "&": { code: "text-needs-quotes", meaning: "an anchor (a name for a value)" },
  "*": { code: "alias", meaning: "an alias (the name of another value)" },
  "!": { code: "tag", meaning: "a tag (a type of a value)" },
} as const

/** @returns what must be removed before the content can be read */
export function findUnsupportedYaml(text: string, document: Document.Parsed): Finding[] {
  const found: Finding[] = []
  const anchors: { name: string; start: number }[] = []
  const used = new Set<string>()
  const refuse = (node: unknown) => found.push({ ...UNSUPPORTED, range: rangeOf(node) })
  const describe = (character: keyof typeof SPECIAL, start: number) =>
    found.push(describeText(text, character, start))
  if (document.directives.yaml.explicit || text.startsWith("%"))
    found.push({ ...UNSUPPORTED, range: [0, 1] })
  let aliases = 0
  visit(document, {
    Alias: (_key, alias, ancestors) => {
      used.add(alias.source)
      aliases++
      const isInside = ancestors.some((node) => isCollection(node) && Boolean(node.anchor))
      if (isInside || aliases === MAX_ALIASES + 1) refuse(alias)
      else if (aliases <= MAX_ALIASES && !alias.resolve(document))
        describe("*", alias.range?.[0] ?? 0)
    },
    Value: (_key, node) => {
      const start = node.range?.[0] ?? 0
      if (node.tag !== undefined) {
        const mark = text.lastIndexOf("!", Math.max(0, start - 1))
        const first = text.charAt(mark - 1) === "!" ? mark - 1 : mark
        if (isScalar(node)) describe("!", Math.max(0, first))
        else refuse(node)
      } else if (isScalar(node) && node.anchor) {
        anchors.push({ name: node.anchor, start: Math.max(0, text.lastIndexOf("&", start)) })
      }
    },
    Pair: (_index, { key }) => {
      if (isScalar(key) && key.value === "<<") refuse(key)
    },
  })
  // YAML reads only 'engineer' in '&Co engineer'. No alias uses the anchor.
  for (const { name, start } of anchors) if (!used.has(name)) describe("&", start)
  return found
}

function describeText(text: string, character: keyof typeof SPECIAL, start: number): Finding {
  const { code, meaning } = SPECIAL[character]
  const [word = character] = /^\S+/.exec(text.slice(start)) ?? []
  const message = `YAML reads ${quote(word)} as ${meaning}, and not as text.`
  return { range: [start, start + word.length], code, message, hint: lineWithText(text, start) }
}
