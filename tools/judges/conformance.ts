/** Asks the validators. Each returns file → its complaint, which is empty if it has none. */
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import schema from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { validateHtml } from "../lib/html-validator"
import { run } from "./install"

export type Validator = (files: string[]) => Map<string, string>

/** @param folder the folder of veraPDF's packages */
export const askVeraPdf =
  (folder: string): Validator =>
  (files) => {
    const options = [
      "org.verapdf.apps.GreenfieldCliWrapper",
      "--flavour",
      "ua1",
      "--format",
      "text",
      "-v",
    ]
    const text = run("java", ["-cp", `${folder}/*`, ...options, ...files], undefined, [0, 1])
    const found = text.split(/^(?=(?:PASS|FAIL) \/)/m).map((part) => part.split("\n"))
    return new Map(
      found.map(([head = "", ...rules]) => [
        head.split(" ").slice(1, -1).join(" "),
        head.startsWith("PASS") ? "" : rules.map((rule) => rule.trim()).join("; "),
      ]),
    )
  }

/** @param bin the programs of the Python packages */
export const askOutloud =
  (bin: string): Validator =>
  (files) => {
    const text = run(path.join(bin, "outloud"), ["-q", "--json", "-", ...files], undefined, [0, 1])
    type Result = { path: string; findings: { severity: string; message: string }[] }
    const { results } = JSON.parse(text.slice(text.indexOf("{"))) as { results: Result[] }
    const errors = ({ findings }: Result) =>
      findings.filter(({ severity }) => severity !== "info").map(({ message }) => message)
    return new Map(results.map((result) => [result.path, errors(result).join("; ")]))
  }

/** @param bin the programs of the Python packages */
export const askVObject =
  (bin: string): Validator =>
  (files) => {
    const program = `
import sys, vobject
for file in sys.argv[1:]:
    try:
        card = vobject.readOne(open(file, newline="", encoding="utf8").read())
        print(card.validate(raiseException=True) or "")
    except Exception as error:
        print(str(error).replace("\\n", " "))`
    const lines = run(path.join(bin, "python"), ["-c", program, ...files]).split("\n")
    return new Map(files.map((file, place) => [file, (lines[place] ?? "").replace("True", "")]))
  }

export const askJsonSchema: Validator = (files) => {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }))
  const validate = ajv.compile(schema)
  const complain = (file: string) =>
    validate(JSON.parse(fs.readFileSync(file, "utf8"))) ? "" : ajv.errorsText(validate.errors)
  return new Map(files.map((file) => [file, complain(file)]))
}

export const askNu: Validator = (files) => {
  const found = new Map(files.map((file) => [file, ""]))
  for (const { url, text } of validateHtml(files)) found.set(fileURLToPath(url), text)
  return found
}
