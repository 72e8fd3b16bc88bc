/** Writes the data of a content file as YAML that both YAML parsers of the site read alike. */
import { Document, isScalar, visit } from "yaml"
import { schemaLine } from "../content/docs/json-schema"
import { type allSchemas, type ContentName, contentSchemas } from "../content/schemas"
import { mapTexts } from "../content/tree/walk"
import { toContentText } from "./content-text"
import { type OutputTree, Text, toData, type Value } from "./output-tree"

/** A text that needs no quotes in any version of YAML: it starts with a letter and has no sign of YAML. */
const PLAIN = /^\p{L}(?:[\p{L}\p{M}\p{N} ,.()/'’“”…™–—@?&=+%;!_~-]|:(?=\S))*(?<! )$/u

/** Dates are in quotes, as in the sample: without quotes, some dates would be no text. */
const MONTH = /^[A-Z][a-z]{2} \d{4}$/

/** Words that some YAML parser reads as something else than text. */
const RESERVED = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i

/** @returns the data as the file has it: texts with marks where the schema takes them, else their words */
export function toFileData(name: ContentName, tree: OutputTree): unknown {
  const sources: (Text | Value)[] = []
  const keyed = toData(tree, (source) => `${KEY}${sources.push(source) - 1}`)
  const sourceOf = (text: string) =>
    text.startsWith(KEY) ? sources[Number(text.slice(1))] : undefined
  const marked = mapTexts(contentSchemas[name], keyed, ({ text, notes }) => {
    if (!notes.inline) return text
    const source = sourceOf(text) ?? new Text(text, [])
    return source instanceof Text ? toContentText(source.inline) : source.value
  })
  return replaceStrings(marked, (text) => {
    const source = sourceOf(text)
    return source instanceof Text ? source.words : (source?.value ?? text)
  })
}

/** Stands before the number of a text. No text has this character. */
const KEY = "\0"

function replaceStrings(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === "string") return replace(value)
  if (Array.isArray(value)) return value.map((item) => replaceStrings(item, replace))
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    replaceStrings(inner, replace),
  ])
  return Object.fromEntries(fields)
}

/** @returns the file's text */
export function toYaml(name: ContentName, data: unknown, origin: string): string {
  const head = `${schemaLine(name as keyof typeof allSchemas)}\n# Imported from ${origin}. docs/content.md describes each field.\n`
  const document = new Document(data, { version: "1.1", aliasDuplicateObjects: false })
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return
      const isPlain =
        PLAIN.test(node.value) && !RESERVED.test(node.value) && !MONTH.test(node.value)
      node.type = isPlain ? "PLAIN" : "QUOTE_SINGLE"
    },
  })
  return head + document.toString({ lineWidth: 0, singleQuote: true })
}
