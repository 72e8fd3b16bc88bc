/** Rejects what the content does not support of YAML, and texts that YAML reads as such. */
import { type Document, isCollection, isScalar, visit } from "yaml"
import type { Finding } from "../diagnostics"
import { quote } from "../wording"
import { lineWithText } from "./lines"
import { rangeOf } from "./positions"

/** An alias inside an anchor is rejected, so this many copies of parts of a file stay small. */
const MAX_ALIASES = 100

export const UNSUPPORTED = {
  code: "tag",
  message:
    "The content supports fields, lists, texts and simple aliases of YAML, but not this: a directive (%), a tag (!), a merge key (<<), an alias inside an anchor, more than 100 aliases, or very deep nesting.",
  hint: "Use plain fields, lists and texts instead.",
} as const satisfies Finding

/** What a character at the start of a text without quotes means in YAML, and its code. */
const SPECIAL = {
  "&": ["text-needs-quotes", "an anchor (a name for a value)"],
  "*": ["alias", "an alias (the name of another value)"],
  "!": ["tag", "a tag (a type of a value)"],
} as const

/** @returns what must be removed before the content can be read */
export function findUnsupportedYaml(text: string, document: Document.Parsed): Finding[] {
  const isDirective = document.directives.yaml.explicit || text.startsWith("%")
  const found: Finding[] = isDirective ? [{ ...UNSUPPORTED, range: [0, 1] }] : []
  const refuse = (node: unknown) => found.push({ ...UNSUPPORTED, range: rangeOf(node) })
  const describe = (start: number) => found.push(describeText(text, Math.max(0, start)))
  const anchors = new Map<string, number>()
  const used: string[] = []
  visit(document, {
    Alias: (_key, alias, ancestors) => {
      used.push(alias.source)
      const isInside = ancestors.some((node) => isCollection(node) && Boolean(node.anchor))
      if (isInside || used.length === MAX_ALIASES + 1) refuse(alias)
      else if (!alias.resolve(document)) describe(alias.range?.[0] ?? 0)
    },
    Value: (_key, node) => {
      const start = node.range?.[0] ?? 0
      const last = text.lastIndexOf("!", Math.max(0, start - 1))
      const tag = text.charAt(last - 1) === "!" ? last - 1 : Math.max(0, last)
      if (node.tag !== undefined && isScalar(node)) describe(tag)
      else if (node.tag !== undefined) found.push({ ...UNSUPPORTED, range: [tag, start] })
      else if (isScalar(node) && node.anchor) anchors.set(node.anchor, text.lastIndexOf("&", start))
    },
    Pair: (_index, { key }) => {
      if (isScalar(key) && key.value === "<<") refuse(key)
    },
  })
  // YAML reads only 'engineer' in '&Co engineer'. No alias uses the anchor.
  for (const name of used) anchors.delete(name)
  for (const start of anchors.values()) describe(start)
  return found
}

function describeText(text: string, start: number): Finding {
  const [word = ""] = /^\S+/.exec(text.slice(start)) ?? []
  const [code, meaning] = SPECIAL[word.charAt(0) as keyof typeof SPECIAL]
  const message = `YAML reads ${quote(word)} as ${meaning}, and not as text.`
  return { range: [start, start + word.length], code, message, hint: lineWithText(text, start) }
}
