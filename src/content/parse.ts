/** One YAML text in; its validated data, or the diagnostics with their places, out. No disk. */
import { type Document, parseDocument } from "yaml"
import { z } from "zod"
import { decode } from "./check/bytes"
import { findComments } from "./check/comments"
import type { Located } from "./check/diagnostic-at"
import { locate, type Path } from "./check/locate"
import { findDisagreement } from "./check/readers"
import { findRefused } from "./check/refused"
import { describeShape } from "./check/shape"
import { diagnosticAt, type Range, type Source } from "./check/source"
import { describeSyntaxErrors, isUnderstood } from "./check/syntax-errors"
import { type Diagnostic, type Flaw, fileDiagnostic, isError } from "./diagnostics"

export type ParsedFile<T> = {
  /** The data with its defaults filled in; absent if there is an error. */
  data?: T
  diagnostics: Diagnostic[]
  /** Puts a flaw that is found later, across files, at its place in this one. */
  diagnosticAt: (path: Path, flaw: Flaw, on?: "key" | "value") => Diagnostic
}

/**
 * @param file the name to report, as in `content/work.yaml`
 * @param bytes the file
 * @param schema what the file must hold
 */
export function parseContent<S extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: S,
): ParsedFile<z.output<S>> {
  const { source, diagnostic } = decode(file, bytes)
  if (!source)
    return { diagnostics: [diagnostic], diagnosticAt: (_path, flaw) => fileDiagnostic(file, flaw) }

  const document = parseDocument(source.text, {
    prettyErrors: false,
    logLevel: "error",
    stringKeys: true,
    // js-yaml reads an unquoted 2024-03-01 as a date: read it so here too, and refuse it.
    customTags: ["timestamp"],
  })
  const place = (path: Path, flaw: Flaw, on: "key" | "value" = "value") =>
    at(source, locate(document, path, on), path, flaw)
  const { diagnostics, data } = check(source, document, schema)
  return { diagnostics, diagnosticAt: place, ...(diagnostics.some(isError) ? {} : { data }) }
}

function check<S extends z.ZodType>(
  source: Source,
  document: Document.Parsed,
  schema: S,
): { diagnostics: Diagnostic[]; data?: z.output<S> } {
  const { text, file } = source
  const place = ({ range, flaw }: Located) => at(source, range, [], flaw)
  const slips = describeSyntaxErrors(text, document).map(place)
  if (!isUnderstood(document)) return { diagnostics: slips }
  const refused = findRefused(text, document).map(place)
  if (refused.length > 0) return { diagnostics: [...slips, ...refused] }

  const data: unknown = document.toJS({ maxAliasCount: -1 }) // bounded by findRefused
  if (data === null) {
    const message = "The file is empty, or holds only comments."
    return { diagnostics: [...slips, fileDiagnostic(file, { code: "empty-file", message })] }
  }
  const result = schema.safeParse(data)
  if (!result.success) {
    const flaws = describeShape({ schema, document, text, data }, result.error.issues)
    return {
      diagnostics: [
        ...slips,
        ...flaws.map(({ range, path, flaw }) => at(source, range, path, flaw)),
      ],
    }
  }
  const difference = slips.length === 0 ? findDisagreement(text, document, data) : undefined
  const diagnostics = [...slips, ...findComments(text, document).map(place)]
  if (difference) diagnostics.push(at(source, difference.range, difference.path, difference.flaw))
  return { diagnostics, data: result.data }
}

function at(source: Source, range: Range, path: Path, flaw: Flaw): Diagnostic {
  return diagnosticAt(source, range, z.core.toDotPath([...path]), flaw)
}
