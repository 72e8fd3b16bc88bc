/** `npm run judges`: writes docs/proof.md. `--help` describes the options. */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { UserError, withOptions } from "../../scripts/lib/run-main"
import { isPage, listBuiltFiles, PUBLIC } from "../../src/gatsby/after-build/built-files"
import { codeRoot } from "../../src/roots"
import { canValidateHtml } from "../lib/html-validator"
import { askJsonSchema, askNu, askOutloud, askVeraPdf, askVObject } from "./conformance"
import { makeDocuments } from "./documents"
import { installOpenResume, installPython, installVeraPdf, run } from "./install"
import { formatReadings, formatValidators, type Reading } from "./proof"

const HELP = `Makes the documents of the sample and of test/people in all languages, lets validators, parsers and
text extractors of others read them, and writes docs/proof.md. It installs them into the cache of the user.
What this machine does not have is "not asked".

  npm run judges

Options:
  --open-resume FOLDER  a git folder of xitanggg/open-resume, which no registry has
  --only LIFE           only this life, as in sample; may be repeated. The report is printed instead
  --help                shows this text`

const CONFIG = {
  options: {
    "open-resume": { type: "string" },
    only: { type: "string", multiple: true, default: [] as string[] },
  },
} as const

const THEMES = "classic,engineeringresumes"
const PYTHON = "Python 3.12"
const BUILD = "Java and a build"

export const main = withOptions(HELP, CONFIG, async ({ values: { only, "open-resume": copy } }) => {
  const people = fs.readdirSync(codeRoot("test/people")).map((name) => `test/people/${name}`)
  const lives = ["sample", ...people]
    .map((folder) => codeRoot(folder))
    .filter((life) => fs.existsSync(path.join(life, "owner.yaml")))
    .filter((life) => only.length === 0 || only.includes(path.basename(life)))
  if (lives.length === 0) throw new UserError(`No life has the name ${only.join(", ")}.`)
  const out = fs.mkdtempSync(path.join(os.tmpdir(), "judges-"))
  const english: string[] = []
  for (const life of lives) {
    console.error(`Making the documents of ${path.basename(life)} …`)
    if ((await makeDocuments(life, out)) === "en") english.push(life)
  }
  const list = (pattern: RegExp) => {
    const names = fs.readdirSync(out).filter((name) => pattern.test(name))
    return names.map((name) => path.join(out, name))
  }
  const bin = installPython()
  const python = (...args: string[]) => (bin ? run(path.join(bin, "python"), args) : "")
  if (bin) python("peer.py", path.join(bin, "rendercv"), out, THEMES, ...english)

  console.error("Asking the validators …")
  const ours = list(/\.(one|two|letter)\.pdf$/)
  const peers = list(/\.pdf$/).filter((file) => !ours.includes(file))
  const pages = fs.existsSync(PUBLIC) ? (await listBuiltFiles()).filter(isPage) : []
  const html = pages.map((page) => path.join(PUBLIC, page))
  const veraPdf = installVeraPdf()
  const validators = formatValidators([
    ["veraPDF", "PDF/UA-1", veraPdf ? askVeraPdf(veraPdf) : "Java and Maven", ours, peers],
    ["outloud", "PDF/UA-1, WCAG 2.2", bin ? askOutloud(bin) : PYTHON, ours, peers],
    ["@jsonresume/schema", "JSON Resume", askJsonSchema, list(/\.json$/)],
    ["vobject", "vCard 3.0", bin ? askVObject(bin) : PYTHON, list(/\.vcf$/)],
    ["Nu Html Checker", "HTML in public/", canValidateHtml() && html[0] ? askNu : BUILD, html],
  ])

  console.error("Asking the parsers and the text extractors …")
  const pdfs = copy ? list(/\.en\.resume\.(?!letter)\w+\.pdf$/) : []
  const lines = recordsIn((copy && installOpenResume(copy)?.(pdfs)) || "")
  const found = lines.map((record, place) => [path.basename(pdfs[place] ?? ""), record])
  const file = path.join(out, "open-resume")
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(found)))
  const readings = formatReadings(recordsIn(python("score.py", out, file, ...lives)) as Reading[])

  const count = (kind: string) => `${list(new RegExp(`\\.${kind}$`)).length} ${kind}`
  const report = fill({
    date: new Date().toISOString().slice(0, 10),
    lives: lives.map((life) => path.basename(life)).join(", "),
    files: ["one.pdf", "two.pdf", "docx", "txt", "letter.pdf", "vcf", "json"].map(count).join(", "),
    left: [bin ? [] : "every parser and extractor", lines[0] ? [] : "open-resume"]
      .flat()
      .join(", "),
    validators,
    ...readings,
  })
  if (only.length > 0) console.log(report)
  else fs.writeFileSync(codeRoot("docs/proof.md"), report)
  console.error(`The documents are in ${out}.`)
})

/** @returns the JSON in each line that begins with U+001E; libraries print other lines */
function recordsIn(output: string): unknown[] {
  const lines = output.split("\n").filter((line) => line.startsWith("\u001e"))
  return lines.map((line) => JSON.parse(line.slice(1)))
}

/** @returns the template with the texts in the place of {names} */
function fill(texts: Readonly<Record<string, string>>): string {
  const template = fs.readFileSync(codeRoot("tools/judges/proof-template.md"), "utf8")
  return template.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? "")
}
