/** The YAML of one file → its data with every default, or what is wrong with its values. */
import type { z } from "zod"
import { toOneLine } from "../../lib/one-line"
import { type Finding, severityOf } from "../diagnostics"
import { checkInline } from "../inline/check-inline"
import { textsIn } from "../tree/walk"
import { addMisreadTexts } from "../yaml/misread-texts"
import { unlessTooDeep } from "../yaml/parse"
import { type ContentFile, rangeIn } from "../yaml/positions"
import { findUnsupportedYaml } from "../yaml/yaml-document"
import { expectedAt } from "./expected-field"
import { describeSchemaErrors } from "./schema-errors"
import { keepWrittenDates } from "./written-dates"

/** @returns the file with its data, if it has no error. A file without YAML stays as it is */
export function accept<S extends z.ZodType>(
  file: ContentFile,
  schema: S,
): ContentFile<z.output<S>> {
  return unlessTooDeep(file, () => {
    const { data, found } = findMistakes(file, schema)
    const all = [...file.found, ...found]
    const isValid = all.every(({ code }) => severityOf(code) === "warning")
    return { ...file, found: all, data: isValid ? (data as z.output<S>) : undefined }
  })
}

/** What YAML or its reader cannot mean comes first: without it, no value is what it seems. */
function findMistakes(file: ContentFile, schema: z.ZodType): { data?: unknown; found: Finding[] } {
  const { source, document } = file
  if (!source || !document) return { found: [] }
  const { text } = source
  const unsupported = findUnsupportedYaml(text, document)
  if (unsupported.length > 0) return { found: unsupported }
  keepWrittenDates(document, schema)
  const data: unknown = document.toJS()
  if (data === null) {
    const message = "The file is empty or contains only comments."
    const expected = expectedAt({ schema, data }, [])
    const hint = "Add its fields, which docs/content.md lists."
    return { found: [{ code: "empty-file", message, expected, hint }] }
  }
  const checked = { text, document, schema, data }
  const result = schema.safeParse(data)
  const errors = result.success ? [] : describeSchemaErrors(checked, result.error.issues)
  const mistakes = addMisreadTexts(checked, errors)
  const isCaused = (finding: Finding) => {
    const [start] = rangeIn(file, finding) ?? [0]
    return file.found.some(({ causes }) => causes && causes[0] <= start && start < causes[1])
  }
  const marked = textsIn(schema, data).filter(({ notes }) => notes.inline)
  const marks = marked.flatMap(({ path, text: written }) =>
    checkInline(toOneLine(written)).map((finding) => ({ ...finding, path })),
  )
  return { data: result.data, found: [...mistakes.filter((each) => !isCaused(each)), ...marks] }
}
