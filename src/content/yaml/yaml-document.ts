/** What a file is as YAML, and what the content does not support of it. */
import { type Document, isScalar, parseDocument, visit, type YAMLError } from "yaml"
import type { z } from "zod"
import { codePointOf } from "../confusable-characters"
import { ERRORS } from "../diagnostic-codes"
import type { Finding, Range } from "../diagnostics"
import { CONTROL_CHARACTER } from "./decode"
import { rangeOf } from "./positions"

/** A file that YAML reads as data, and the schema that the data is checked with. */
export type CheckedFile = {
  text: string
  document: Document.Parsed
  schema: z.ZodType
  data: unknown
}

/** Parses a content file. The document keeps the positions of all values. */
export function parseYaml(text: string): Document.Parsed {
  return parseDocument(text, { prettyErrors: false, logLevel: "error", stringKeys: true })
}

/** @returns whether the parser reads the rest of the file correctly after this error */
export function isRecoverable({ code }: YAMLError): boolean {
  return code === "DUPLICATE_KEY" || code === "BAD_DQ_ESCAPE" || code === "BAD_SCALAR_START"
}

/** @returns whether the parser has read the whole file correctly */
export function isComplete(document: Document.Parsed): boolean {
  return document.errors.every(isRecoverable)
}

export const UNSUPPORTED = {
  code: "tag",
  message:
    "The content supports fields, lists, texts and simple aliases of YAML, but not this: a directive (%), a tag (!), an anchor (&) without an alias, more than 100 aliases, or very deep nesting.",
  expected: "fields, lists and texts; a text that begins with !, & or * in single quotes",
} as const satisfies Finding

const ESCAPED = new RegExp(`\t|${CONTROL_CHARACTER.source}`, "u")

/** @returns what must be removed before the content can be read; the parser limits aliases */
export function findUnsupportedYaml(text: string, document: Document.Parsed): Finding[] {
  const isDirective = document.directives.yaml.explicit || text.startsWith("%")
  const found: Finding[] = isDirective ? [{ ...UNSUPPORTED, range: [0, 1] }] : []
  const refuse = (range: Range) => found.push({ ...UNSUPPORTED, range })
  const unused = new Map<string, Range>()
  visit(document, {
    Alias: (_key, alias) => {
      unused.delete(alias.source)
      const meaning = { ...UNSUPPORTED, code: "alias", message: ERRORS.alias } as const
      if (!alias.resolve(document)) found.push({ ...meaning, range: rangeOf(alias) })
    },
    Value: (_key, node) => {
      const [start, end] = rangeOf(node) ?? [0, 1]
      const mark = (sign: string) => Math.max(0, text.lastIndexOf(sign, Math.max(0, start - 1)))
      if (node.tag !== undefined) refuse([mark(node.tag.startsWith("tag:") ? "!!" : "!"), end])
      if (!isScalar(node)) return
      if (node.anchor) unused.set(node.anchor, [mark("&"), end])
      // As in "C:\temp", which has a tab.
      const [character] = ESCAPED.exec(String(node.value)) ?? []
      if (character === undefined || text.slice(start, end).includes(character)) return
      const message = `The text has an escape sequence of a character that it cannot have (${codePointOf(character)}).`
      const hint = "Delete it, or double its backslash."
      found.push({ range: [start, end], code: "encoding", message, hint })
    },
  })
  // YAML reads only 'engineer' in '&Co engineer'. No alias uses the anchor.
  for (const range of unused.values()) refuse(range)
  return found
}
