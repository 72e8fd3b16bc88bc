/**
 * `npm run import -- resume.json` converts a JSON Resume to content files.
 * Options: --force overwrites files that differ; --to FOLDER writes to FOLDER instead of content.
 */
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { isDeepStrictEqual, parseArgs } from "node:util"
import { stringify } from "yaml"
import { isError } from "../src/content/diagnostics"
import { schemaLine } from "../src/content/docs/json-schema"
import { loadContent } from "../src/content/load"
import { formatDiagnostics } from "../src/content/report/terminal"
import { type Content, contentSchemas } from "../src/content/schemas"
import { validateFile } from "../src/content/validation/validate-file"
import { fromJsonResume, type Imported } from "../src/exports/import/from-json-resume"
import { FORMAT_NAMES } from "../src/lib/formats"
import { runMain, UserError } from "./lib/run-main"

type PlannedFile = {
  name: keyof Imported["files"]
  file: string
  source: string
  isUpToDate: boolean
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: "boolean", default: false },
      to: { type: "string", default: "content" },
    },
  })
  const [input] = positionals
  if (!input) throw new UserError("Add the file to import: `npm run import -- resume.json`.")
  const { content, diagnostics } = await loadContent(path.resolve("content"))
  if (!content) throw new UserError(formatDiagnostics(diagnostics))

  const { files, notes } = fromJsonResume(await readJson(input), content)
  const plans = Object.entries(files).map(([name, data]) =>
    planFile(name as keyof Imported["files"], data, values.to, content),
  )
  rejectOverwriting(plans, values.force)
  await mkdir(values.to, { recursive: true })
  for (const { file, source, isUpToDate } of plans) {
    if (!isUpToDate) await writeFile(file, source)
    console.log(isUpToDate ? `${file} is up to date.` : `Wrote ${file}.`)
  }
  for (const note of new Set(notes)) console.log(`Note: ${note}`)
})

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new UserError(`The file ${file} cannot be read.`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${(error as Error).message}`)
  }
}

function planFile(
  name: PlannedFile["name"],
  data: object,
  folder: string,
  content: Content,
): PlannedFile {
  const file = path.join(folder, `${name}.yaml`)
  const head = `${schemaLine(name)}\n# Imported from a JSON Resume. docs/content.md describes each field.\n`
  // YAML 1.1 quotes dates. Without quotes, one of our two YAML parsers reads a date as an object.
  const source = head + stringify(withoutDefaults(data), { lineWidth: 0, version: "1.1" })
  const { diagnostics, data: read } = validateFile(file, Buffer.from(source), contentSchemas[name])
  if (diagnostics.some(isError)) throw new UserError(formatDiagnostics(diagnostics))
  const isContentFolder = path.resolve(folder) === path.resolve("content")
  return {
    name,
    file,
    source,
    isUpToDate: isContentFolder && isDeepStrictEqual(read, content[name]),
  }
}

function rejectOverwriting(plans: readonly PlannedFile[], isForced: boolean) {
  const overwritten = plans.filter(({ file, isUpToDate }) => !isUpToDate && existsSync(file))
  if (overwritten.length === 0 || isForced) return
  const names = overwritten.map(({ file }) => file).join(", ")
  throw new UserError(
    `The import would overwrite ${names}. No file was written. Use --force to overwrite.`,
  )
}

/** Leaves out fields with their default value, as a person would. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults)
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !isDefault(key, inner))
      .map(([key, inner]) => [key, withoutDefaults(inner)]),
  )
}

function isDefault(key: string, value: unknown): boolean {
  if (key === "forms") return isDeepStrictEqual(value, [...FORMAT_NAMES])
  return value === undefined || (Array.isArray(value) && value.length === 0)
}
