/** One YAML text in; its validated data, or the issues with their places, out. No disk. */
import { type Document, parseDocument } from "yaml"
import { z } from "zod"
import { decode } from "./check/bytes"
import { findComments } from "./check/comments"
import { locate, type Path } from "./check/locate"
import type { Located } from "./check/located"
import { findDisagreement } from "./check/readers"
import { findRefused } from "./check/refused"
import { describeShape } from "./check/shape"
import { issueAt, type Range, type Source } from "./check/source"
import { describeSyntaxErrors, isUnderstood } from "./check/syntax-errors"
import { type ContentIssue, type Flaw, fileIssue, isError } from "./issues"

export type ParsedFile<T> = {
  /** The data with its defaults filled in; absent if there is an error. */
  data?: T
  issues: ContentIssue[]
  /** Puts a flaw that is found later, across files, at its place in this one. */
  issueAt: (path: Path, flaw: Flaw, on?: "key" | "value") => ContentIssue
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
  const { source, issue } = decode(file, bytes)
  if (!source) return { issues: [issue], issueAt: (_path, flaw) => fileIssue(file, flaw) }

  const document = parseDocument(source.text, {
    prettyErrors: false,
    logLevel: "error",
    stringKeys: true,
    // js-yaml reads an unquoted 2024-03-01 as a date: read it so here too, and refuse it.
    customTags: ["timestamp"],
  })
  const place = (path: Path, flaw: Flaw, on: "key" | "value" = "value") =>
    at(source, locate(document, path, on), path, flaw)
  const { issues, data } = check(source, document, schema)
  return { issues, issueAt: place, ...(issues.some(isError) ? {} : { data }) }
}

function check<S extends z.ZodType>(
  source: Source,
  document: Document.Parsed,
  schema: S,
): { issues: ContentIssue[]; data?: z.output<S> } {
  const { text, file } = source
  const place = ({ range, flaw }: Located) => at(source, range, [], flaw)
  const slips = describeSyntaxErrors(text, document).map(place)
  if (!isUnderstood(document)) return { issues: slips }
  const refused = findRefused(text, document).map(place)
  if (refused.length > 0) return { issues: [...slips, ...refused] }

  const data: unknown = document.toJS({ maxAliasCount: -1 }) // bounded by findRefused
  if (data === null) {
    const message = "The file is empty, or holds only comments."
    return { issues: [...slips, fileIssue(file, { code: "empty-file", message })] }
  }
  const result = schema.safeParse(data)
  if (!result.success) {
    const flaws = describeShape({ schema, document, text, data }, result.error.issues)
    return {
      issues: [...slips, ...flaws.map(({ range, path, flaw }) => at(source, range, path, flaw))],
    }
  }
  const difference = slips.length === 0 ? findDisagreement(text, document, data) : undefined
  const issues = [...slips, ...findComments(text, document).map(place)]
  if (difference) issues.push(at(source, difference.range, difference.path, difference.flaw))
  return { issues, data: result.data }
}

function at(source: Source, range: Range, path: Path, flaw: Flaw): ContentIssue {
  return issueAt(source, range, z.core.toDotPath([...path]), flaw)
}
