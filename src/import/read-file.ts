/** Reads the bytes of a document: JSON, YAML, or the ZIP archive of LinkedIn. */
import { isUtf8 } from "node:buffer"
import JSON5 from "json5"
import { LineCounter, type Pair, parseDocument, type Scalar, visit } from "yaml"
import {
  CONVERT,
  FROM_DOCUMENT,
  NotImportable,
  orRefuse,
  refuseLarge,
  refuseMany,
} from "./not-importable"
import { readArchive } from "./read-archive"
import { isFields, leavesOf, NUMBER, resolve, type Tree, toTree } from "./source"
import { findTable, type Table } from "./tables"

export type ImportedDocument = {
  /** The document as it is written. Its leaves are accounted for. */
  document: Tree
  /** What is where in `root`, the object that has the résumé. */
  table: Table
  root: Tree
  /** Sentences about what was read. */
  sentences: string[]
}

/**
 * @param bytes the content of the file
 * @throws NotImportable if it is no document of a known format
 */
export const readDocument = (bytes: Uint8Array): ImportedDocument =>
  orRefuse(() => readFormat(bytes))

function readFormat(bytes: Uint8Array): ImportedDocument {
  refuseLarge("The file", bytes.length)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return fromArchive(bytes)
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.trim() === "") throw new NotImportable("The file is empty.")
  const refused = OTHER_FILES.find(({ start }) => start.test(text))
  if (refused) throw new NotImportable(`This is ${refused.what}. ${refused.hint}`)
  const value = parseText(text)
  // Some programs write a list with one résumé.
  const json = Array.isArray(value) && value.length === 1 ? value[0] : value
  const document = toDocument(json)
  const found = findTable(document)
  if (resolve(found?.root ?? document, "meta.content.owner"))
    throw new NotImportable(
      "This is a file of an earlier version of this program, and may have private values. Import the /resume.json of a new build, or remove meta.content and each private value.",
    )
  if (!found)
    throw new NotImportable(
      `The document has no field of a résumé with its English name, such as basics, work or education. ${CONVERT}`,
    )
  return { document, ...found, sentences: encoding === "windows-1252" ? [AS_WINDOWS] : [] }
}

const AS_WINDOWS = "The file is not UTF-8. It was read as Windows-1252: check letters with accents."

/** Files that are no data, by their first characters. */
const OTHER_FILES: readonly { start: RegExp; what: string; hint: string }[] = [
  { start: /^%PDF-/, what: "a PDF", hint: FROM_DOCUMENT },
  { start: /^(?:\{\\rtf|ÐÏ)/, what: "a text document", hint: FROM_DOCUMENT },
  {
    start: /^\s*(?:<.{0,2000}europass|\{\s*"SkillsPassport"|SkillsPassport:)/is,
    what: "a file of Europass",
    hint: CONVERT,
  },
  { start: /^\s*\{\s*"orcid-identifier"/, what: "a file of ORCID", hint: CONVERT },
  {
    start: /^\s*<(?:!doctype html|html)/i,
    what: "an HTML page, and no résumé as data",
    hint: FROM_DOCUMENT,
  },
  { start: /^\s*</, what: "an XML file", hint: CONVERT },
  {
    start: /^\s*"?(?:First Name|Company Name|School Name|Name|Title)"?,.*\n/,
    what: "one table of a LinkedIn archive",
    hint: "Import the whole ZIP file.",
  },
]

function toDocument(json: unknown): Tree {
  const kind = Array.isArray(json) ? "list" : typeof json === "string" ? "text" : typeof json
  if (kind !== "object") {
    const hint = kind === "text" ? ` ${FROM_DOCUMENT}` : ""
    throw new NotImportable(`The document is a ${kind}, and no résumé as data.${hint}`)
  }
  const tree = toTree(json)
  refuseMany("The document", leavesOf(tree).length)
  if (isFields(tree) && Object.keys(tree).length > 0) return tree
  throw new NotImportable("The document is empty.")
}

function parseText(text: string): unknown {
  try {
    JSON.parse(text)
  } catch {
    return /^\s*(?:[[{"]|\/[/*])/.test(text) ? parseLooseJson(text) : parseYamlText(text)
  }
  return JSON.parse(withNumbers(text))
}

/** Strings, comments, and the numbers outside of them. */
const NUMBERS =
  /"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|\/\/[^\n]*|\/\*.*?\*\/|(?<![\p{L}\w$.])[-+]?\.?\d[\w.+-]*/gsu

/** @returns valid JSON with its numbers as texts: `4.0` and `3.10` would lose a digit */
const withNumbers = (text: string) =>
  text.replace(NUMBERS, (part) => (/^["'/]/.test(part) ? part : `"${NUMBER}${part}"`))

/** @returns the value of a JSON file with comments, trailing commas or single quotes (https://json5.org) */
function parseLooseJson(text: string) {
  try {
    JSON5.parse(text)
    return JSON5.parse(withNumbers(text))
  } catch (error) {
    const { lineNumber, columnNumber, message } = error as Error & Record<string, unknown>
    const what = message.replace(/^JSON5: | at \d+:\d+$/g, "")
    throw new NotImportable(
      `The file is not JSON. Correct line ${lineNumber}, column ${columnNumber}: ${what}.`,
    )
  }
}

function parseYamlText(text: string) {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error",
    uniqueKeys: false,
  })
  const [error] = document.errors
  if (error?.message.includes("call stack")) throw new RangeError(error.message)
  if (error?.code === "MULTIPLE_DOCS")
    throw new NotImportable(
      "The file has several YAML documents, with a line --- between them. Import a file with the one that has the résumé.",
    )
  const refuse = (place: number, message: string) => {
    const { line, col } = lines.linePos(place)
    throw new NotImportable(
      `The file is not JSON or YAML. Correct line ${line}, column ${col}: ${message} Or, if it is a text for people: ${FROM_DOCUMENT}`,
    )
  }
  if (error) refuse(error.pos[0], error.message)
  visit(document, {
    // The parser compares each key with all others, which takes minutes.
    Map(_key, { items }) {
      const names = new Set<string>()
      for (const { key } of items as Pair<Scalar>[]) {
        if (names.has(String(key))) refuse(key.range?.[0] ?? 0, `Two fields are called ${key}.`)
        names.add(String(key))
      }
    },
    Scalar(key, scalar) {
      const isNumber = key !== "key" && typeof scalar.value === "number" && scalar.source
      if (isNumber) scalar.value = NUMBER + scalar.source
    },
  })
  try {
    return document.toJS()
  } catch (error) {
    // An alias without its anchor, or too many of them.
    throw new NotImportable(`The file cannot be read as YAML: ${(error as Error).message}`)
  }
}

/** Knows UTF-8, UTF-16 with a byte order mark, and Windows-1252. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return "utf-16le"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  return isUtf8(bytes) ? "utf-8" : "windows-1252"
}

function fromArchive(bytes: Uint8Array): ImportedDocument {
  const { document, table, others } = readArchive(bytes)
  const sentence = `These files are no part of a résumé and are left out: ${others.join(", ")}.`
  return { document, table, root: document, sentences: others.length > 0 ? [sentence] : [] }
}
