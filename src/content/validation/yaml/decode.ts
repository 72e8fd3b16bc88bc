import { type Diagnostic, fileDiagnostic } from "../../diagnostics"
import { createSource, type RangeDiagnostic, type Source, toDiagnostic } from "../positions"
import { findControlCharacter } from "./control-characters"

/** About thirty times the size of the longest sample file. The parsers are fast up to this size. */
const MAX_BYTES = 128 * 1024

/** The content itself has at most six levels. */
const MAX_DEPTH = 30

export type DecodeResult =
  | { source: Source; diagnostic?: undefined }
  | { source?: undefined; diagnostic: Diagnostic }

/**
 * Decodes a file. It accepts Windows line breaks, and it removes a byte order mark, as both YAML
 * parsers do. It rejects everything that the two parsers read differently.
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
  const diagnostic = checkEncoding(bytes, text) ?? checkDepth(text)
  return diagnostic ? { diagnostic: toDiagnostic(source, diagnostic) } : { source }
}

function checkEncoding(bytes: Uint8Array, text: string): RangeDiagnostic | undefined {
  const invalid = (offset: number, message: string, hint: string): RangeDiagnostic => ({
    range: [offset, offset + 1],
    code: "encoding",
    message,
    hint,
  })
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return invalid(
      0,
      "The file is saved as UTF-16.",
      'Save the file again with the encoding "UTF-8".',
    )
  }
  if (!isUtf8(bytes)) {
    const offset = text.indexOf("\ufffd")
    const hint = 'Save the file again with the encoding "UTF-8".'
    return invalid(offset, "The file is not valid UTF-8.", hint)
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Limits the nesting before a parser sees the text. A YAML parser recurses for each level, and a level
 * may have only two bytes, as in '- - - -'. Some thousand levels overflow the stack in a way that
 * aborts Node and cannot be caught.
 */
function checkDepth(text: string): RangeDiagnostic | undefined {
  const offset = findDeepNesting(text)
  if (offset === undefined) return undefined
  const message = `Fields and lists are nested more than ${MAX_DEPTH} levels deep here.`
  return { range: [offset, offset + 1], code: "nested-too-deeply", message }
}

/** @returns the offset of the first level that exceeds the limit */
function findDeepNesting(text: string): number | undefined {
  const brackets = new RegExp(`(?:[[{]\\s*){${MAX_DEPTH}}`).exec(text)
  if (brackets) return brackets.index

  const openColumns: number[] = []
  let lineStart = 0
  for (const line of text.split("\n")) {
    if (hasManyColons(line)) return lineStart
    for (const column of levelColumns(line)) {
      while ((openColumns.at(-1) ?? -1) >= column) openColumns.pop()
      openColumns.push(column)
      if (openColumns.length > MAX_DEPTH) return lineStart + column
    }
    lineStart += line.length + 1
  }
  return undefined
}

/** @returns whether the line is a row of field names, as in 'a: b: c:', each of which is a level */
function hasManyColons(line: string): boolean {
  let names = 0
  for (const word of line.split(/[ \t]+/)) {
    names = word.endsWith(":") ? names + 1 : 0
    if (names > MAX_DEPTH) return true
  }
  return false
}

/** @returns the columns at which the line may open a level: its leading indicators and its text */
function levelColumns(line: string): number[] {
  const columns: number[] = []
  let column = 0
  while (column < line.length) {
    const character = line.charAt(column)
    if (character !== " " && character !== "\t") {
      columns.push(column)
      if (!/[-?:]/.test(character) || !/^(?:\s|$)/.test(line.charAt(column + 1))) break
    }
    column++
  }
  return columns
}
