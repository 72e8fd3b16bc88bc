/** What YAML allows and the content does not: tags, directives, merge keys, unbounded aliases. */
import { type Alias, type Document, isCollection, isScalar, type Node, visit } from "yaml"
import type { Located } from "./diagnostic-at"
import { lineWithText } from "./lines"
import { quote } from "./words"

/** With no alias inside an anchor, so many copies of at most one whole file stay small. */
const MAX_ALIASES = 100

type FoundAlias = { alias: Alias; inAnchor: boolean }

/** @returns what must go before the content can be read, each at its place */
export function findRefused(text: string, document: Document.Parsed): Located[] {
  const found: Located[] = []
  if (document.directives.yaml.explicit || text.startsWith("%")) {
    const message = "A line that starts with % speaks to YAML itself; the content needs none."
    found.push({ range: [0, 1], flaw: { code: "tag", message, hint: "Delete the line." } })
  }
  const aliases: FoundAlias[] = []
  visit(document, {
    Alias: (_key, alias, ancestors) => {
      const inAnchor = ancestors.some((node) => isCollection(node) && Boolean(node.anchor))
      aliases.push({ alias, inAnchor })
    },
    Value: (_key, node) => {
      if (node.tag !== undefined) found.push(tag(text, node))
    },
    Pair: (_index, { key }) => {
      if (isScalar(key) && key.value === "<<" && key.range) {
        found.push({
          range: [key.range[0], key.range[1]],
          flaw: {
            code: "merge-key",
            message: "Merge keys (<<) are not read the same by every YAML reader.",
            hint: "Write the fields out.",
          },
        })
      }
    },
  })
  return [...found, ...findBadAliases(text, document, aliases)]
}

function tag(text: string, node: Node): Located {
  const end = node.range?.[0] ?? 0
  const start = Math.max(0, text.lastIndexOf("!", Math.max(0, end - 1)))
  const first = text.charAt(start - 1) === "!" ? start - 1 : start
  return {
    range: [first, Math.max(first + 1, end)],
    flaw: {
      code: "tag",
      message: "A word after ! is a tag in YAML, and the content needs none.",
      hint: isScalar(node) ? lineWithText(text, first) : "Delete the tag.",
    },
  }
}

function findBadAliases(
  text: string,
  document: Document.Parsed,
  aliases: readonly FoundAlias[],
): Located[] {
  return aliases.flatMap(({ alias, inAnchor }, index): Located[] => {
    const start = alias.range?.[0] ?? 0
    const refuse = (message: string, hint: string): Located[] => [
      {
        range: [start, Math.max(start + 1, alias.range?.[1] ?? 0)],
        flaw: { code: "alias", message, hint },
      },
    ]
    if (index === MAX_ALIASES) {
      return refuse(`There are more than ${MAX_ALIASES} aliases in the file.`, "Write them out.")
    }
    if (index > MAX_ALIASES) return []
    if (inAnchor) {
      return refuse(
        "An alias stands inside a value that is itself named with &.",
        "Write it out: such values can grow without end.",
      )
    }
    if (alias.resolve(document)) return []
    return refuse(
      `${quote(`*${alias.source}`)} is an alias, and no value before it is named &${alias.source}.`,
      `If it is text, put it in quotes. ${lineWithText(text, start)}`,
    )
  })
}
