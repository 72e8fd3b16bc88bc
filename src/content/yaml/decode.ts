import { isUtf8 } from "node:buffer"
import { codePointOf } from "../confusable-characters"
import type { Finding } from "../diagnostics"
import { type ContentFile, createSource } from "./positions"

/** About thirty times the size of the longest sample file. The parser is fast up to this size. */
const MAX_BYTES = 128 * 1024

/** Control characters except tabs and line feeds, halves of characters, and code points that are none. */
export const CONTROL_CHARACTER = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff]/u

/**
 * Decodes a file. It accepts Windows line breaks, and it removes a byte order mark. It rejects what
 * editors and YAML parsers read differently, such as other encodings.
 * @param file the path to report
 * @param bytes the file, or the reason why it cannot be read
 */
export function decode(file: string, bytes: Uint8Array | { reason: string }): ContentFile {
  if ("reason" in bytes) {
    const message = `The file cannot be read: ${bytes.reason}.`
    return { file, found: [{ code: "unreadable-file", message }] }
  }
  if (bytes.length > MAX_BYTES) {
    const message = `The file has ${Math.ceil(bytes.length / 1024)} KB. The limit is ${MAX_BYTES / 1024} KB.`
    return { file, found: [{ code: "file-too-large", message }] }
  }
  const text = new TextDecoder("utf-8").decode(bytes) // removes a byte order mark
  return { file, source: createSource(text), found: checkEncoding(bytes, text) }
}

function checkEncoding(bytes: Uint8Array, text: string): Finding[] {
  const invalid = (offset: number, message: string, hint: string): Finding[] => [
    { range: [offset, offset + 1], code: "encoding", message, hint },
  ]
  if (!isUtf8(bytes)) {
    const hint = 'Save the file again with the encoding "UTF-8".'
    return invalid(text.indexOf("\ufffd"), "The file is not valid UTF-8.", hint)
  }
  const control = text.replaceAll("\r", "\n").search(CONTROL_CHARACTER)
  if (control >= 0) {
    const message = `There is an invisible control character (${codePointOf(text.slice(control))}) here.`
    return invalid(control, message, "Delete it.")
  }
  const carriageReturn = text.search(/\r(?!\n)/)
  if (carriageReturn < 0) return []
  const message = "The line ends with a carriage return only, which YAML parsers read differently."
  return invalid(carriageReturn, message, 'Save the file again with the line endings "LF".')
}
