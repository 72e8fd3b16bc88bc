/**
 * Two parsers read our YAML: `yaml` here, because it knows the positions of values, and js-yaml in
 * gatsby-transformer-yaml, which provides the data of the pages. Values that they read differently
 * are rejected.
 */
import { createRequire } from "node:module"
import path from "node:path"
import type { Document } from "yaml"
import type { DataPath } from "../../diagnostics"
import { lineWithText } from "../lines"
import { findRange, type RangeDiagnostic, valueRange } from "../positions"

type JsYaml = { load: (text: string) => unknown }

type JsYamlError = { reason?: string; mark?: { position?: number } }

let jsYaml: JsYaml | undefined

/** Parses with the copy of js-yaml that gatsby-transformer-yaml uses; other copies may be installed. */
function parseWithJsYaml(text: string): unknown {
  if (!jsYaml) {
    const fromHere = createRequire(path.resolve("package.json"))
    jsYaml = createRequire(fromHere.resolve("gatsby-transformer-yaml"))("js-yaml") as JsYaml
  }
  return jsYaml.load(text)
}

/** @returns a diagnostic about the first value that the two parsers read differently */
export function findParserDifference(
  text: string,
  document: Document.Parsed,
  data: unknown,
): RangeDiagnostic | undefined {
  let otherData: unknown
  try {
    otherData = parseWithJsYaml(text)
  } catch (error) {
    const { reason = "it gave no reason", mark } = error as JsYamlError
    const offset = mark?.position ?? 0
    const message = `The YAML parser of the pages cannot read this: ${reason}.`
    return { range: [offset, offset + 1], code: "readers-disagree", message }
  }
  const difference = findDifference(data, otherData)
  if (!difference) return undefined
  const range = valueRange(document, difference)
  return {
    path: difference,
    range: findRange(document, difference, "value"),
    code: "readers-disagree",
    message: "The site's two YAML parsers read this value differently.",
    expected: "an unambiguous value, such as text in quotes",
    hint: range && lineWithText(text, range),
  }
}

/** @returns the path to the first value that differs */
function findDifference(a: unknown, b: unknown, path: DataPath = []): DataPath | undefined {
  if (Object.is(a, b) || (a === null && b === undefined)) return undefined
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime() ? undefined : path
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return path
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const step = Array.isArray(a) ? Number(key) : key
    const difference = findDifference(a[key], b[key], [...path, step])
    if (difference) return difference
  }
  return undefined
}

/** @returns whether the value is a list or an object */
function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Date)
}
