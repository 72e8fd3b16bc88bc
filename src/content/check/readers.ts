/**
 * Two readers meet our YAML: `yaml` here, which knows where things stand, and js-yaml in
 * gatsby-transformer-yaml, which feeds the pages. What they read differently is refused.
 */
import { createRequire } from "node:module"
import path from "node:path"
import type { Document } from "yaml"
import type { Located } from "./diagnostic-at"
import { lineWithText } from "./lines"
import { locate, type Path, startOf } from "./locate"
import type { Range } from "./source"

type JsYaml = { load: (text: string) => unknown }

type JsYamlError = { reason?: string; mark?: { position?: number } }

let jsYaml: JsYaml | undefined

/** js-yaml as gatsby-transformer-yaml has it, whatever other copies are installed. */
function readAsTransformer(text: string): unknown {
  if (!jsYaml) {
    const fromHere = createRequire(path.resolve("package.json"))
    jsYaml = createRequire(fromHere.resolve("gatsby-transformer-yaml"))("js-yaml") as JsYaml
  }
  return jsYaml.load(text)
}

/** @returns where the two readers first part ways, if they do */
export function findDisagreement(
  text: string,
  document: Document.Parsed,
  data: unknown,
): (Located & { path: Path }) | undefined {
  let other: unknown
  try {
    other = readAsTransformer(text)
  } catch (error) {
    const { reason = "it gave no reason", mark } = error as JsYamlError
    const at = mark?.position ?? 0
    const message = `The reader that feeds the pages stops here: ${reason}.`
    return { path: [], range: [at, at + 1], flaw: { code: "readers-disagree", message } }
  }
  const place = firstDifference(data, other)
  if (!place) return undefined
  const start = startOf(document, place)
  const range: Range = locate(document, place, "value")
  return {
    path: place,
    range,
    flaw: {
      code: "readers-disagree",
      message: "Two YAML readers take this value differently.",
      expected: "a value that needs no guessing: text in quotes",
      hint: start === undefined ? undefined : lineWithText(text, start),
    },
  }
}

/** @returns the path to the first value that is not the same in both */
function firstDifference(a: unknown, b: unknown, at: Path = []): Path | undefined {
  if (Object.is(a, b) || (a === null && b === undefined)) return undefined
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime() ? undefined : at
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return at
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const step = Array.isArray(a) ? Number(key) : key
    const found = firstDifference(a[key], b[key], [...at, step])
    if (found) return found
  }
  return undefined
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Date)
}
