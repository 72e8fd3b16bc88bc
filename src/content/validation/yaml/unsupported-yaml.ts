/** Rejects YAML features that the content does not support: tags, directives, merge keys, most aliases. */
import { type Alias, type Document, isCollection, isScalar, type Node, visit } from "yaml"
import { quote } from "../../wording"
import { lineWithText } from "../lines"
import type { RangeDiagnostic } from "../positions"

/** An alias inside an anchor is rejected, so this many copies of parts of a file stay small. */
const MAX_ALIASES = 100

type FoundAlias = { alias: Alias; isInsideAnchor: boolean }

/** @returns a diagnostic for each feature that must be removed before the content can be read */
export function findUnsupportedYaml(text: string, document: Document.Parsed): RangeDiagnostic[] {
  const found: RangeDiagnostic[] = []
  if (document.directives.yaml.explicit || text.startsWith("%")) {
    const message = "A line that starts with % speaks to YAML itself; the content needs none."
    found.push({ range: [0, 1], code: "tag", message, hint: "Delete the line." })
  }
  const aliases: FoundAlias[] = []
  visit(document, {
    Alias: (_key, alias, ancestors) => {
      const isInsideAnchor = ancestors.some((node) => isCollection(node) && Boolean(node.anchor))
      aliases.push({ alias, isInsideAnchor })
    },
    Value: (_key, node) => {
      if (node.tag !== undefined) found.push(describeTag(text, node))
    },
    Pair: (_index, { key }) => {
      if (isScalar(key) && key.value === "<<" && key.range) {
        found.push({
          range: [key.range[0], key.range[1]],
          code: "merge-key",
          message: "Merge keys (<<) are not read the same by every YAML reader.",
          hint: "Write the fields out.",
        })
      }
    },
  })
  return [...found, ...findInvalidAliases(text, document, aliases)]
}

function describeTag(text: string, node: Node): RangeDiagnostic {
  const end = node.range?.[0] ?? 0
  const start = Math.max(0, text.lastIndexOf("!", Math.max(0, end - 1)))
  const first = text.charAt(start - 1) === "!" ? start - 1 : start
  return {
    range: [first, Math.max(first + 1, end)],
    code: "tag",
    message: "A word after ! is a tag in YAML, and the content needs none.",
    hint: isScalar(node) ? lineWithText(text, first) : "Delete the tag.",
  }
}

function findInvalidAliases(
  text: string,
  document: Document.Parsed,
  aliases: readonly FoundAlias[],
): RangeDiagnostic[] {
  return aliases.flatMap(({ alias, isInsideAnchor }, index): RangeDiagnostic[] => {
    const start = alias.range?.[0] ?? 0
    const range = [start, Math.max(start + 1, alias.range?.[1] ?? 0)] as const
    if (index === MAX_ALIASES) {
      const message = `There are more than ${MAX_ALIASES} aliases in the file.`
      return [{ range, code: "alias", message, hint: "Write them out." }]
    }
    if (index > MAX_ALIASES) return []
    if (isInsideAnchor) {
      const message = "An alias stands inside a value that is itself named with &."
      const hint = "Write it out: such values can grow without end."
      return [{ range, code: "alias", message, hint }]
    }
    if (alias.resolve(document)) return []
    const name = alias.source
    const message = `${quote(`*${name}`)} is an alias, and no value before it is named &${name}.`
    const hint = `If it is text, put it in quotes. ${lineWithText(text, start)}`
    return [{ range, code: "alias", message, hint }]
  })
}
