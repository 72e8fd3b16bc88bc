import { isUtf8 } from "node:buffer"
import { type Diagnostic, fileDiagnostic } from "../../diagnostics"
import { createSource, type RangeDiagnostic, type Source, toDiagnostic } from "../positions"
import { findControlCharacter } from "./control-characters"

/** About thirty times the size of the longest sample file. The parser is fast up to this size. */
const MAX_BYTES = 128 * 1024

type DecodeResult =
  | { source: Source; diagnostic?: undefined }
  | { source?: undefined; diagnostic: Diagnostic }

/**
 * Decodes a file. It accepts Windows line breaks, and it removes a byte order mark. It rejects what
 * editors and YAML parsers read differently, such as other encodings.
 * @param file the path to report
 * @returns the source, or one diagnostic if the file cannot be parsed
 */
export function decode(file: string, bytes: Uint8Array): DecodeResult {
  if (bytes.length > MAX_BYTES) {
    const message = `The file has ${Math.ceil(bytes.length / 1024)} KB. The limit is ${MAX_BYTES / 1024} KB.`
    return { diagnostic: fileDiagnostic(file, { code: "file-too-large", message }) }
  }
  const text = new TextDecoder("utf-8").decode(bytes) // removes a byte order mark
  const source = createSource(file, text)
  const diagnostic = checkEncoding(bytes, text)
  return diagnostic ? { diagnostic: toDiagnostic(source, diagnostic) } : { source }
}

function checkEncoding(bytes: Uint8Array, text: string): RangeDiagnostic | undefined {
  const invalid = (offset: number, message: string, hint: string): RangeDiagnostic => ({
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
