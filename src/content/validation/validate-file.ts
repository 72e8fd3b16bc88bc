/** Validates one content file. Pure: it does not read the disk. */
import type { Document } from "yaml"
import type { z } from "zod"
import {
  type DataDiagnostic,
  type DataPath,
  type Diagnostic,
  fileDiagnostic,
  isError,
} from "../diagnostics"
import { fieldsIn } from "../schemas/introspection"
import { findMarkMistakes, findTextRange } from "./inline-marks"
import { findRange, type RangeDiagnostic, type Source, toDiagnostic } from "./positions"
import { describeSchemaErrors } from "./schema/schema-errors"
import { findEscapedCharacters } from "./yaml/control-characters"
import { decode } from "./yaml/decode"
import { findLikelyMistakes, mergeLikelyMistakes } from "./yaml/likely-mistakes"
import { findOddSpaces } from "./yaml/odd-spaces"
import { isComplete, parseYaml } from "./yaml/parse"
import { describeSyntaxErrors } from "./yaml/syntax-errors"
import { findUnsupportedYaml } from "./yaml/unsupported-yaml"

export type ValidatedFile<Data> = {
  /** The data with its default values; absent if there is an error. */
  data?: Data
  diagnostics: Diagnostic[]
  /** Adds the position in this file to a diagnostic of a rule. */
  toDiagnostic: (diagnostic: DataDiagnostic) => Diagnostic
}

/** @returns where a value is; a value that the file omits has the place of its parent */
export function positionIn(
  { toDiagnostic }: Pick<ValidatedFile<unknown>, "toDiagnostic">,
  path: DataPath,
): Pick<Diagnostic, "file" | "line" | "column"> {
  // Positions are made for diagnostics. The code and the message are not used.
  const { file, line, column } = toDiagnostic({ path, code: "bad-value", message: "" })
  return { file, line, column }
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
  const { document, diagnostics, data } = parseAndValidate(source, schema)
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

/** Brackets and names on many lines may overflow the stack of the parser, which recurses. */
function parseAndValidate<S extends z.ZodType>(source: Source, schema: S) {
  try {
    const document = parseYaml(source.text)
    return { document, ...validateDocument(source, document, schema) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = "Fields and lists are nested too deeply in this file."
    const diagnostic = fileDiagnostic(source.file, { code: "nested-too-deeply", message })
    return { document: parseYaml(""), diagnostics: [diagnostic], data: undefined }
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

  const oddSpaces = addPositions(findOddSpaces(text, document, new Set(fieldsIn(schema).keys())))
  if (oddSpaces.length > 0) return { diagnostics: oddSpaces }
  const syntaxErrors = describeSyntaxErrors({ text, document, schema })
  if (!isComplete(document)) return { diagnostics: addPositions(syntaxErrors) }
  const unsupported = [
    ...findEscapedCharacters(text, document),
    ...findUnsupportedYaml(text, document),
  ]
  if (unsupported.length > 0)
    return { diagnostics: addPositions([...syntaxErrors, ...unsupported]) }

  const data: unknown = document.toJS({ maxAliasCount: -1 }) // findUnsupportedYaml limits aliases
  if (data === null) {
    const message = "The file is empty or contains only comments."
    const hint = "Write its fields, which docs/content.md lists."
    const emptyFile = fileDiagnostic(file, { code: "empty-file", message, hint })
    return { diagnostics: [...addPositions(syntaxErrors), emptyFile] }
  }
  const checked = { text, document, schema, data }
  const result = schema.safeParse(data)
  const valueErrors = result.success ? [] : describeSchemaErrors(checked, result.error.issues)
  const found = [
    ...syntaxErrors,
    ...mergeLikelyMistakes(valueErrors, findLikelyMistakes(checked, result.data)).filter(
      (each) => !isCausedBy(each, syntaxErrors),
    ),
    ...findMarkMistakes(checked),
  ]
  return { diagnostics: addPositions(found), ...(result.success ? { data: result.data } : {}) }
}

function isCausedBy({ range: [start] }: RangeDiagnostic, others: readonly RangeDiagnostic[]) {
  return others.some(({ causes }) => causes && causes[0] <= start && start < causes[1])
}
