/** Rejects YAML features that the content does not support: tags, directives, merge keys, most aliases. */
import type { Finding } from "../../diagnostics"
import {
  type Alias,
  type Document,
  isCollection,
  isScalar,
  type Node,
  type Scalar,
  visit,
} from "yaml"
import { quote, shorten } from "../../wording"
import { lineWithText } from "../lines"
import { rangeOf } from "../positions"

/** An alias inside an anchor is rejected, so this many copies of parts of a file stay small. */
const MAX_ALIASES = 100

type FoundAlias = { alias: Alias; isInsideAnchor: boolean }

/** @returns a diagnostic for each feature that must be removed before the content can be read */
export function findUnsupportedYaml(text: string, document: Document.Parsed): Finding[] {
  const found: Finding[] = []
  if (document.directives.yaml.explicit || text.startsWith("%")) {
    const message =
      "A line that starts with % is a YAML directive, which the content does not support."
    found.push({ range: [0, 1], code: "tag", message, hint: "Delete the line." })
  }
  const aliases: FoundAlias[] = []
  const anchored: Scalar[] = []
  visit(document, {
    Alias: (_key, alias, ancestors) => {
      const isInsideAnchor = ancestors.some((node) => isCollection(node) && Boolean(node.anchor))
      aliases.push({ alias, isInsideAnchor })
    },
    Value: (_key, node) => {
      if (node.tag !== undefined) found.push(describeTag(text, node))
      else if (isScalar(node) && node.anchor) anchored.push(node)
    },
    Pair: (_index, { key }) => {
      const range = rangeOf(key)
      if (isScalar(key) && key.value === "<<" && range) {
        found.push({
          range,
          code: "merge-key",
          message: "YAML parsers read merge keys (<<) differently.",
          hint: "Copy the fields instead.",
        })
      }
    },
  })
  const used = new Set(aliases.map(({ alias }) => alias.source))
  const unused = anchored.filter(({ anchor }) => !used.has(anchor ?? ""))
  return [
    ...found,
    ...unused.map((node) => describeAnchor(text, node)),
    ...findInvalidAliases(text, document, aliases),
  ]
}

/** An anchor that no alias uses is probably text: YAML reads only 'engineer' in '&Co engineer'. */
function describeAnchor(text: string, { anchor = "", range }: Scalar): Finding {
  const end = range?.[0] ?? 0
  const start = Math.max(0, text.lastIndexOf("&", end))
  const message = `YAML reads ${quote(`&${anchor}`)} as an anchor, so it is not a part of the text.`
  const hint = lineWithText(text, start)
  return { range: [start, start + 1 + anchor.length], code: "text-needs-quotes", message, hint }
}

function describeTag(text: string, node: Node): Finding {
  const end = node.range?.[0] ?? 0
  const start = Math.max(0, text.lastIndexOf("!", Math.max(0, end - 1)))
  const first = text.charAt(start - 1) === "!" ? start - 1 : start
  const message = "A word after ! is a YAML tag, which the content does not support."
  const hint = isScalar(node) ? lineWithText(text, first) : "Delete the tag."
  return { range: [first, Math.max(first + 1, end)], code: "tag", message, hint }
}

function findInvalidAliases(
  text: string,
  document: Document.Parsed,
  aliases: readonly FoundAlias[],
): Finding[] {
  return aliases.flatMap(({ alias, isInsideAnchor }, index): Finding[] => {
    const start = alias.range?.[0] ?? 0
    const range = [start, Math.max(start + 1, alias.range?.[1] ?? 0)] as const
    if (index === MAX_ALIASES) {
      const message = `There are more than ${MAX_ALIASES} aliases in the file.`
      return [{ range, code: "alias", message, hint: "Copy the values instead." }]
    }
    if (index > MAX_ALIASES) return []
    if (isInsideAnchor) {
      const message = "An alias is not allowed inside a value that has an anchor (&)."
      const hint = "Copy the value instead. Nested aliases can grow without limit."
      return [{ range, code: "alias", message, hint }]
    }
    if (alias.resolve(document)) return []
    const name = alias.source
    const message = `${quote(`*${name}`)} is an alias, but no value before it has the anchor &${shorten(name)}.`
    const hint = `If it is text, put it in quotes. ${lineWithText(text, start)}`
    return [{ range, code: "alias", message, hint }]
  })
}
