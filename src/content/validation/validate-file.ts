/** Validates one content file. Pure: it does not read the disk. */
import { type Document, parseDocument } from "yaml"
import type { z } from "zod"
import { type DataDiagnostic, type Diagnostic, fileDiagnostic, isError } from "../diagnostics"
import { findMarkMistakes, findTextRange } from "./inline-marks"
import { findRange, type RangeDiagnostic, type Source, toDiagnostic } from "./positions"
import { describeSchemaErrors } from "./schema/schema-errors"
import { findAccidentalComments } from "./yaml/accidental-comments"
import { decode } from "./yaml/decode"
import { findParserDifference } from "./yaml/parser-differences"
import { describeSyntaxErrors, isComplete } from "./yaml/syntax-errors"
import { findUnsupportedYaml } from "./yaml/unsupported-yaml"

export type ValidatedFile<Data> = {
  /** The data with its default values; absent if there is an error. */
  data?: Data
  diagnostics: Diagnostic[]
  /** Adds the position in this file to a diagnostic of a cross-file rule. */
  toDiagnostic: (diagnostic: DataDiagnostic) => Diagnostic
}

/**
 * @param file the path to report, as in `content/work.yaml`
 * @param bytes the content of the file
 * @param schema the schema of the file's data
 */
export function validateFile<S extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: S,
): ValidatedFile<z.output<S>> {
  const { source, diagnostic: decodeError } = decode(file, bytes)
  if (!source) {
    return {
      diagnostics: [decodeError],
      toDiagnostic: ({ path: _path, on: _on, part: _part, ...details }) =>
        fileDiagnostic(file, details),
    }
  }
  const document = parseDocument(source.text, {
    prettyErrors: false,
    logLevel: "error",
    stringKeys: true,
    // js-yaml reads an unquoted 2024-03-01 as a date. This parser has to do the same to reject it.
    customTags: ["timestamp"],
  })
  const { diagnostics, data } = validateDocument(source, document, schema)
  return {
    diagnostics,
    toDiagnostic: ({ on = "value", part, ...diagnostic }) => {
      const range = part
        ? findTextRange(source.text, document, diagnostic.path, part)
        : findRange(document, diagnostic.path, on)
      return toDiagnostic(source, { ...diagnostic, range })
    },
    ...(diagnostics.some(isError) ? {} : { data }),
  }
}

function validateDocument<S extends z.ZodType>(
  source: Source,
  document: Document.Parsed,
  schema: S,
): { diagnostics: Diagnostic[]; data?: z.output<S> } {
  const { text, file } = source
  const addPositions = (found: readonly RangeDiagnostic[]) =>
    found.map((diagnostic) => toDiagnostic(source, diagnostic))

  const syntaxErrors = addPositions(describeSyntaxErrors(text, document))
  if (!isComplete(document)) return { diagnostics: syntaxErrors }
  const unsupported = addPositions(findUnsupportedYaml(text, document))
  if (unsupported.length > 0) return { diagnostics: [...syntaxErrors, ...unsupported] }

  const data: unknown = document.toJS({ maxAliasCount: -1 }) // findUnsupportedYaml limits aliases
  if (data === null) {
    const message = "The file is empty or contains only comments."
    const emptyFile = fileDiagnostic(file, { code: "empty-file", message })
    return { diagnostics: [...syntaxErrors, emptyFile] }
  }
  const markMistakes = findMarkMistakes(text, document, schema, data)
  const result = schema.safeParse(data)
  if (!result.success) {
    const schemaErrors = describeSchemaErrors({ schema, document, text, data }, result.error.issues)
    return { diagnostics: [...syntaxErrors, ...addPositions([...schemaErrors, ...markMistakes])] }
  }
  const difference =
    syntaxErrors.length === 0 ? findParserDifference(text, document, data) : undefined
  const others = [
    ...markMistakes,
    ...findAccidentalComments(text, document),
    ...(difference ? [difference] : []),
  ]
  return { diagnostics: [...syntaxErrors, ...addPositions(others)], data: result.data }
}
