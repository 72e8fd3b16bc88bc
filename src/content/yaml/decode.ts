import { isUtf8 } from "node:buffer"
import type { Finding } from "../diagnostics"
import { findControlCharacter } from "./control-characters"
import { type ContentFile, createSource } from "./positions"

/** About thirty times the size of the longest sample file. The parser is fast up to this size. */
const MAX_BYTES = 128 * 1024

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
  const mistake = checkEncoding(bytes, text)
  return { file, source: createSource(text), found: mistake ? [mistake] : [] }
}

function checkEncoding(bytes: Uint8Array, text: string): Finding | undefined {
  const invalid = (offset: number, message: string, hint: string): Finding => ({
    range: [offset, offset + 1],
    code: "encoding",
    message,
    hint,
  })
  const saveAsUtf8 = 'Save the file again with the encoding "UTF-8".'
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return invalid(0, "The file is saved as UTF-16.", saveAsUtf8)
  }
  if (!isUtf8(bytes)) {
    return invalid(text.indexOf("\ufffd"), "The file is not valid UTF-8.", saveAsUtf8)
  }
  const control = findControlCharacter(text)
  if (control) return control
  const carriageReturn = text.search(/\r(?!\n)/)
  if (carriageReturn >= 0) {
    const message =
      "The line ends with a carriage return only, which YAML parsers read differently."
    return invalid(carriageReturn, message, 'Save the file again with the line endings "LF".')
  }
  return undefined
}
