/** Dates without quotes, which YAML reads as numbers, such as 2019 and 2019.10. */
import { type Document, isScalar, visit } from "yaml"
import { fieldsIn, notesOf, type Schema } from "../schemas/introspection"

/** Puts the text as it is written in place of each number in a field for a date: 2019.10 is October, and 2019.1 January. */
export function keepWrittenDates(document: Document.Parsed, schema: Schema): void {
  const fields = fieldsIn(schema)
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== "number") return
      const isDate = fields.get(String(key.value))?.some(({ schema }) => notesOf(schema).isDate)
      if (isDate) value.value = value.source
    },
  })
}
