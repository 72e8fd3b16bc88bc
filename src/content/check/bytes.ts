/** The bytes of a file in; its text, or why it is none, out. */
import { type Diagnostic, fileDiagnostic } from "../diagnostics"
import { findDeepNesting, MAX_DEPTH } from "./depth"
import { createSource, diagnosticAt, type Source } from "./source"

/** Some thirty times the longest sample file; a parser is quick up to here, whatever the text. */
const MAX_BYTES = 128 * 1024

/** Control characters but for tabs and line ends, and signs that are no characters at all. */
const CONTROL = /(?![\t\n\r\u0085])\p{Cc}|[\ufeff\ufffe\uffff]/u

export type DecodeResult =
  | { source: Source; diagnostic?: undefined }
  | { source?: undefined; diagnostic: Diagnostic }

/**
 * A byte order mark at the start is accepted and dropped, as both YAML readers do; so are Windows
 * line ends. Everything that one of the readers takes differently is refused here.
 * @param file the name to report
 * @returns the source, or the one diagnostic that makes it unreadable
 */
export function decode(file: string, bytes: Uint8Array): DecodeResult {
  if (bytes.length > MAX_BYTES) {
    const message = `The file has ${Math.ceil(bytes.length / 1024)} KB; content takes at most ${MAX_BYTES / 1024}.`
    return { diagnostic: fileDiagnostic(file, { code: "file-too-large", message }) }
  }
  const text = new TextDecoder("utf-8").decode(bytes) // drops a byte order mark
  const source = createSource(file, text)
  const refuse = (offset: number, message: string, hint: string): DecodeResult => ({
    diagnostic: diagnosticAt(source, [offset, offset + 1], "", { code: "encoding", message, hint }),
  })

  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return refuse(0, "The file is saved as UTF-16.", 'Save it again with the encoding "UTF-8".')
  }
  if (!isUtf8(bytes)) {
    const at = text.indexOf("\ufffd")
    return refuse(at, "This is not UTF-8.", 'Save the file again with the encoding "UTF-8".')
  }
  const control = text.search(CONTROL)
  if (control >= 0) {
    const name = `U+${text.charCodeAt(control).toString(16).toUpperCase().padStart(4, "0")}`
    return refuse(control, `A character that cannot be seen (${name}) is here.`, "Delete it.")
  }
  const oldLineEnd = text.search(/\r(?!\n)/)
  if (oldLineEnd >= 0) {
    const hint = 'Save the file again with the line ends "LF".'
    return refuse(oldLineEnd, "The line ends as on old Macs, which YAML readers differ on.", hint)
  }
  const deep = findDeepNesting(text)
  if (deep !== undefined) {
    const message = `Fields and lists lie more than ${MAX_DEPTH} deep in each other here.`
    return {
      diagnostic: diagnosticAt(source, [deep, deep + 1], "", {
        code: "nested-too-deeply",
        message,
      }),
    }
  }
  return { source }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
