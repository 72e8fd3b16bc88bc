/** Writes the data of a content file as YAML that both YAML parsers of the site read alike. */
import { Document, isScalar, visit } from "yaml"
import { type allSchemas, type ContentName, contentSchemas } from "../content/schemas"
import { isForPeople } from "../content/schemas/introspection"
import { schemaLine } from "../content/schemas/schema-line"
import { mapTexts } from "../content/tree/walk"
import { toContentText, toPlainText } from "./content-text"
import { type Data, mapData, Reading } from "./data"

/** A text that needs no quotes in any version of YAML: it starts with a letter and has no sign of YAML. */
const PLAIN = /^\p{L}(?:[\p{L}\p{M}\p{N} ,.()/'’“”…™–—@?&=+%;!_~-]|:(?=\S))*(?<! )$/u

/** Dates are in quotes, as in the sample: without quotes, some dates would be no text. */
const MONTH = /^[A-Z][a-z]{2} \d{4}$/

/** Words that some YAML parser reads as something else than text. */
const RESERVED = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i

/** @returns the data as the file has it: texts with marks where the schema takes them, else their words */
export function toFileData(name: ContentName, data: Data): unknown {
  const plain = mapData(data, (part) => (part instanceof Reading ? part.value : part))
  return mapTexts(contentSchemas[name], plain, ({ text, notes }) => {
    if (notes.inline) return toContentText(text)
    return isForPeople(notes) ? toPlainText(text) : text
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
