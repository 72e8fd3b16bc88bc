/** Compares the format of the content with the format that this version of the site reads. */

import { isMap, isScalar, parseDocument } from "yaml"
import { quotedCommand } from "../../lib/command"
import type { Diagnostic, DiagnosticDetails } from "../diagnostics"
import type { Folder } from "../files/read-folder"
import { FORMAT } from "../schemas/format"
import { type Range, toDiagnostic } from "./positions"
import { decode } from "./yaml/decode"

/** The format of content that has no field `format`: it is older than the field. */
const FIRST_FORMAT = 1

/**
 * @param text website.yaml
 * @returns the format, and the range of its value or of the first field; undefined if the file is no
 *   object or `format` is no format, which the schema reports
 */
export function readFormat(
  text: string,
): { format: number; range: Range; isMissing: boolean } | undefined {
  const { contents, errors } = parseDocument(text, { prettyErrors: false, logLevel: "error" })
  if (!isMap(contents) || errors.length > 0) return undefined
  const node = contents.get("format", true)
  if (node === undefined) {
    const [first] = contents.items
    const start = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0
    return { format: FIRST_FORMAT, range: [start, start + 1], isMissing: true }
  }
  const { value, range } = node
  if (!Number.isInteger(value) || Number(value) < FIRST_FORMAT) return undefined
  return { format: Number(value), range: [range?.[0] ?? 0, range?.[1] ?? 1], isMissing: false }
}

/**
 * @param oldest the oldest format that the migrations read
 * @returns a warning if the content has an older format, or an error if no migration reads it or it is
 *   newer than this version
 */
export function checkFormat(
  { name, files: { website } }: Folder,
  oldest: number,
): Diagnostic | undefined {
  if (!(website instanceof Uint8Array)) return undefined
  const { source } = decode(`${name}/website.yaml`, website)
  const found = source && readFormat(source.text)
  if (!found || found.format === FORMAT) return undefined
  const { format, range, isMissing } = found
  const details = format > FORMAT ? newerFormat(format) : olderFormat(format, isMissing, oldest)
  return toDiagnostic(source, { ...details, range, path: ["format"] })
}

function olderFormat(format: number, isMissing: boolean, oldest: number): DiagnosticDetails {
  const found = isMissing ? `no field "format", so it has format ${format}` : `format ${format}`
  if (format < oldest) {
    const command = `${quotedCommand("upgrade")} in an older version of the site, which makes format ${oldest}`
    const message = `The content has ${found}. This version of the site reads format ${oldest} and newer ones.`
    const hint = isMissing
      ? `If only the field is missing, write format: ${FORMAT}. Otherwise, run ${command}.`
      : `Run ${command}.`
    return { code: "too-old-format", message, hint }
  }
  const message = `The content has ${found}. The site is built from it as format ${FORMAT}.`
  const hint = `Run ${quotedCommand("upgrade")}. It changes the files, shows each change, and keeps your comments.`
  return { code: "old-format", message, hint }
}

function newerFormat(format: number): DiagnosticDetails {
  const message = `The content has format ${format}. This version of the site is older: it reads format ${FORMAT}.`
  const hint = "Take the newest version of the site, as docs/hosts.md describes under “Upgrade”."
  return { code: "new-format", message, hint }
}
