/** `npm run judges`: writes docs/proof.md and docs/proof.csv. `--help` describes the options. */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { UserError, withOptions } from "../../scripts/lib/run-main"
import { isPage, listBuiltFiles, PUBLIC } from "../../src/gatsby/built-files"
import { codeRoot } from "../../src/roots"
import { askValidators } from "./conformance"
import { makeDocuments } from "./documents"
import { installOpenResume, installPython, installVeraPdf, run } from "./install"
import { toReport } from "./report"

const HELP = `Makes the documents of the sample and of test/people in all languages, lets validators, parsers and
text extractors of others read them, and writes docs/proof.md, and docs/proof.csv with every figure. It installs
them into the cache of the user.

Options:
  --open-resume FOLDER  a git folder of xitanggg/open-resume, which no registry has
  --only LIFE           only this life, or several: sample,chinese. The report is printed instead
  --help                shows this text`

const OPTIONS = { texts: ["open-resume", "only"] } as const

export const main = withOptions(HELP, OPTIONS, async (values) => {
  const { "open-resume": copy } = values
  const only = values.only?.split(",") ?? []
  const people = fs.readdirSync(codeRoot("test/people")).map((name) => `test/people/${name}`)
  const lives = ["sample", ...people]
    .map((folder) => codeRoot(folder))
    .filter((life) => fs.existsSync(path.join(life, "owner.yaml")))
    .filter((life) => only.length === 0 || only.includes(path.basename(life)))
  if (lives.length === 0) throw new UserError(`No life has the name ${only.join(", ")}.`)
  const out = fs.mkdtempSync(path.join(os.tmpdir(), "judges-"))
  const list = (pattern: RegExp) => {
    const names = fs.readdirSync(out).filter((name) => pattern.test(name))
    return names.map((name) => path.join(out, name))
  }
  const english: string[] = []
  for (const life of lives) {
    const name = path.basename(life)
    console.error(`Making the documents of ${name} …`)
    const language = await makeDocuments(life, out)
    if (language === "en") english.push(path.join(out, `${name}.en.resume.data.json`))
  }
  const bin = installPython()
  const python = (...args: string[]) => (bin ? run(path.join(bin, "python"), args) : "")
  if (bin) python("peer.py", path.join(bin, "rendercv"), ...english)

  console.error("Asking the validators …")
  const pages = fs.existsSync(PUBLIC) ? (await listBuiltFiles()).filter(isPage) : []
  const html = pages.map((page) => path.join(PUBLIC, page))
  const validators = askValidators({ veraPdf: installVeraPdf(), bin }, list, html)

  console.error("Asking the parsers and the text extractors …")
  const pdfs = list(/\.en\.resume\.(?!letter)[\w-]+\.pdf$/)
  const parsed = copy && installOpenResume(path.resolve(copy))?.(pdfs).split("\u001e").slice(1)
  const found = pdfs.map((pdf, place) => [path.basename(pdf), parsed?.[place]?.split("\n")[0]])
  const file = path.join(out, "open-resume")
  fs.writeFileSync(file, JSON.stringify(parsed ? Object.fromEntries(found) : {}))
  const [, figures = ""] = python("score.py", out, file, ...lives).split("\u001e\n")

  const kinds = "one-column.pdf resume.pdf look.pdf letter.pdf docx txt vcf json".split(" ")
  const count = (kind: string) => `${list(new RegExp(`${kind}$`)).length} ${kind}`
  // Python installs the other readers.
  const missing = ["open-resume", "pandoc", "pdftotext"].filter(
    (name) => !figures.includes(`\n${name},`),
  )
  const left = bin ? missing.join(", ") || "none" : "all, which need Python 3.12"
  const texts = {
    date: new Date().toISOString().slice(0, 10),
    lives: lives.map((life) => path.basename(life)).join(", "),
    files: kinds.map(count).join(", "),
    left,
    validators,
  }
  const report = toReport(texts, figures)
  if (only.length > 0) console.log(`${report}\n${figures}`)
  else {
    fs.writeFileSync(codeRoot("docs/proof.md"), report)
    fs.writeFileSync(codeRoot("docs/proof.csv"), figures)
  }
  console.error(`The documents are in ${out}.`)
})
