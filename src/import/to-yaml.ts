/** Writes the data of a content file as YAML that both YAML parsers of the site read alike. */
import { Document, isScalar, visit } from "yaml"
import { schemaLine } from "../content/docs/json-schema"
import { type allSchemas, type ContentName, contentSchemas } from "../content/schemas"
import { valueAt } from "../content/schemas/introspection"
import { mapTexts } from "../content/tree/walk"
import { toContentText } from "./content-text"
import { mapTree, type OutputTree, Text, Value } from "./output-tree"

/** A text that needs no quotes in any version of YAML: it starts with a letter and has no sign of YAML. */
const PLAIN = /^\p{L}(?:[\p{L}\p{M}\p{N} ,.()/'’“”…™–—@?&=+%;!_~-]|:(?=\S))*(?<! )$/u

/** Dates are in quotes, as in the sample: without quotes, some dates would be no text. */
const MONTH = /^[A-Z][a-z]{2} \d{4}$/

/** Words that some YAML parser reads as something else than text. */
const RESERVED = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i

/** @returns the data as the file has it: texts with marks where the schema takes them, else their words */
export function toFileData(name: ContentName, tree: OutputTree): unknown {
  const plain = mapTree(tree, (part) => {
    if (part instanceof Text) return part.words
    return part instanceof Value ? part.value : part
  })
  return mapTexts(contentSchemas[name], plain, ({ text, path, notes }) => {
    const source = valueAt(tree, path)
    if (!notes.inline || source instanceof Value) return text
    return toContentText(source instanceof Text ? source.inline : text)
  })
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
