/** What a file is as YAML, and what the content does not support of it. */
import { type Document, isCollection, isScalar, parseDocument, visit, type YAMLError } from "yaml"
import type { z } from "zod"
import { ERRORS } from "../diagnostic-codes"
import type { Finding, Range } from "../diagnostics"
import { asText, lineWithText } from "./lines"
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

/** An alias inside an anchor is rejected, so this many copies of parts of a file stay small. */
const MAX_ALIASES = 100

export const UNSUPPORTED = {
  code: "tag",
  message:
    "The content supports fields, lists, texts and simple aliases of YAML, but not this: a directive (%), a tag (!), a merge key (<<), an anchor (&) without an alias, an alias inside an anchor, more than 100 aliases, or very deep nesting.",
  expected: "fields, lists and texts; a text that begins with !, & or * in single quotes",
} as const satisfies Finding

/** @returns what must be removed before the content can be read */
export function findUnsupportedYaml(text: string, document: Document.Parsed): Finding[] {
  const isDirective = document.directives.yaml.explicit || text.startsWith("%")
  const found: Finding[] = isDirective ? [{ ...UNSUPPORTED, range: [0, 1] }] : []
  const refuse = (node: unknown) => found.push({ ...UNSUPPORTED, range: rangeOf(node) })
  const refuseText = (range: Range, meaning: Pick<Finding, "code" | "message"> = UNSUPPORTED) => {
    const fix = { range, write: asText(text.slice(...range)), hint: lineWithText(text, range) }
    // Each fix reads the whole file.
    found.push({ ...UNSUPPORTED, ...meaning, range, fixes: found.length === 0 ? [fix] : [] })
  }
  const anchors = new Map<string, Range>()
  const used: string[] = []
  visit(document, {
    Alias: (_key, alias, ancestors) => {
      used.push(alias.source)
      const isInside = ancestors.some((node) => isCollection(node) && Boolean(node.anchor))
      if (isInside || used.length === MAX_ALIASES + 1) refuse(alias)
      else if (!alias.resolve(document))
        refuseText(rangeOf(alias) ?? [0, 1], { code: "alias", message: ERRORS.alias })
    },
    Value: (_key, node) => {
      const [start, end] = rangeOf(node) ?? [0, 1]
      const mark = (sign: string) => Math.max(0, text.lastIndexOf(sign, Math.max(0, start - 1)))
      if (node.tag !== undefined) refuseText([mark(node.tag.startsWith("tag:") ? "!!" : "!"), end])
      else if (isScalar(node) && node.anchor) anchors.set(node.anchor, [mark("&"), end])
    },
    Pair: (_index, { key }) => {
      if (isScalar(key) && key.value === "<<") refuse(key)
    },
  })
  // YAML reads only 'engineer' in '&Co engineer'. No alias uses the anchor.
  for (const name of used) anchors.delete(name)
  for (const range of anchors.values()) refuseText(range)
  return found
}
