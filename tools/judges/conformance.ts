/** Asks the validators, and makes the table of what they say. */
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import schema from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { canValidateHtml, validateHtml } from "../lib/html-validator"
import { formatMarkdown } from "../lib/table"
import { run } from "./install"

/** Returns file → its complaint, which is empty if there is none. */
type Validator = (files: string[]) => Map<string, string>

const askVeraPdf = (folder: string, files: string[]) => {
  const main = ["-cp", `${folder}/*`, "org.verapdf.apps.GreenfieldCliWrapper"]
  const options = ["--flavour", "ua1", "--format", "text", "-v"]
  const text = run("java", [...main, ...options, ...files], [0, 1])
  const reports = text.matchAll(/^(PASS|FAIL) (.+) ua1\n((?: .*\n)*)/gm)
  return new Map(
    [...reports].map(([, is, file = "", rules]) => [file, is === "PASS" ? "" : `${rules}`]),
  )
}

/** A warning is no complaint: it asks a person to review. */
const askOutloud = (bin: string, files: string[]) => {
  type Result = { path: string; findings: { severity: string; message: string }[] }
  const text = run(path.join(bin, "outloud"), ["-q", "--json", "-", ...files], [0, 1])
  const { results } = JSON.parse(text.slice(text.indexOf("{"))) as { results: Result[] }
  const errors = ({ findings }: Result) => findings.filter(({ severity }) => severity === "error")
  return new Map(results.map((each) => [each.path, errors(each)[0]?.message ?? ""]))
}

const askVObject = (bin: string, files: string[]) => {
  const lines = run(path.join(bin, "python"), ["vcards.py", ...files]).split("\n")
  return new Map(files.map((file, place) => [file, lines[place] ?? "no answer"]))
}

const askJsonSchema: Validator = (files) => {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }))
  const validate = ajv.compile(schema)
  const read = (file: string) => JSON.parse(fs.readFileSync(file, "utf8"))
  return new Map(files.map((x) => [x, validate(read(x)) ? "" : ajv.errorsText(validate.errors)]))
}

const askNu: Validator = (files) => {
  const findings = validateHtml(files).map(({ url, text }) => [fileURLToPath(url), text] as const)
  return new Map([...files.map((file) => [file, ""] as const), ...findings])
}

/**
 * @param tools the folders of the judges; undefined means that this machine does not have it
 * @param list returns the documents with such a name
 * @param html the built pages
 * @returns a table, and a list of every complaint about our files
 */
export function askValidators(
  { veraPdf, bin }: { veraPdf: string | undefined; bin: string | undefined },
  list: (pattern: RegExp) => string[],
  html: string[],
): string {
  const complaints: string[] = []
  const ask = (judge: string, validator: Validator | string, files: string[], peers: string[]) => {
    if (typeof validator === "string") return [judge, `not asked: needs ${validator}`, "–"]
    const found = validator([...files, ...peers])
    const wrong = (some: string[]) => some.filter((file) => found.get(file) !== "")
    for (const file of wrong(files))
      complaints.push(`- ${judge}: ${path.basename(file)}: ${found.get(file) ?? "no answer"}`)
    const count = (some: string[]) => `${some.length - wrong(some).length} of ${some.length}`
    return [judge, count(files), peers.length > 0 ? count(peers) : "–"]
  }
  const [ours, peers] = [
    list(/\.(one-column|resume|letter|\w+-look)\.pdf$/),
    list(/\.(classic|engine\w+)\.pdf$/),
  ]
  const withJava = veraPdf ? askVeraPdf.bind(null, veraPdf) : "Java and Maven"
  const outloud = bin ? askOutloud.bind(null, bin) : "Python 3.12"
  const vobject = bin ? askVObject.bind(null, bin) : "Python 3.12"
  const rows = [
    ask("veraPDF, PDF/UA-1", withJava, ours, peers),
    ask("outloud, PDF/UA-1 and WCAG 2.2", outloud, ours, peers),
    ask("@jsonresume/schema", askJsonSchema, list(/\.json$/), []),
    ask("vobject, vCard 3.0", vobject, list(/\.vcf$/), []),
    ask("Nu Html Checker", canValidateHtml() && html[0] ? askNu : "Java and a build", html, []),
  ]
  const head = ["judge", "here", "RenderCV"]
  const table = formatMarkdown({ caption: "Files without a complaint", head, rows, labels: 3 })
  return `${table}\n\n${complaints.join("\n") || "There is no complaint about a file of ours."}`
}
