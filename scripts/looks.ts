/** `npm run looks`: shows the résumé in every look of the PDF. `--help` describes it. */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../src/content/files/content-folder"
import { LOOKS } from "../src/content/schemas/paper-fields"
import { command } from "../src/lib/command"
import { modelFor, toModel, toTypstInput } from "../src/resume"
import { codeRoot } from "../src/roots"
import { TypstError } from "../src/typeset/compile-typst"
import { svgToPng } from "../src/typeset/render-png"
import { readAssets } from "../src/typeset/typeset-resume"
import { typeset } from "../src/typeset/typst"
import { makeFile } from "./lib/make-file"
import { readValidContent } from "./lib/read-valid-content"
import { refusePublished } from "./lib/refuse-published"
import { withOptions } from "./lib/run-main"

const HELP = `Writes hand-outs/looks.png: a picture of the first page of your résumé in every look of the PDF, and in
each template in content/templates/. template: in resume.yaml chooses one. See docs/templates.md.

  ${command("looks")}

Options:
  --to FOLDER     writes it to FOLDER instead of hand-outs
  --help          shows this text`

const CONFIG = { options: { to: { type: "string", default: "hand-outs" } } } as const

/** In pixels, as wide as three pages that can be read. */
const WIDTH = 2400

export const main = withOptions(HELP, CONFIG, async ({ values: { to } }) => {
  refusePublished(to)
  const content = await readValidContent(contentFolder())
  const assets = await readAssets(content, contentFolder())
  const model = modelFor(toModel(content), "pdf")
  const own = Object.keys(assets.templates).flatMap(
    (file) => /^\/content\/templates\/([^/]+\.typ)$/.exec(file)?.[1] ?? [],
  )
  const pdfs: { template: string; pdf: Uint8Array }[] = []
  for (const template of [...LOOKS, ...own.sort()]) {
    const input = toTypstInput({ ...model, template }, "designed")
    const details = { assets, model, title: "pdf" } as const
    try {
      pdfs.push({ template, pdf: await makeFile(template, (typeset) => typeset(input), details) })
    } catch (error) {
      if (!(error instanceof TypstError)) throw error
      console.error(`${error.message}\nThe picture is without ${template}.\n`)
      process.exitCode = 1
    }
  }
  const sheet = "/looks-sheet.typ"
  const source = await readFile(codeRoot(`src/resume/formats/typst${sheet}`))
  const pages = pdfs.map(({ pdf }, index) => [`/${index}.pdf`, pdf])
  const program = { main: sheet, files: { [sheet]: source, ...Object.fromEntries(pages) } }
  const names = pdfs.map(({ template }) => template)
  const data = { language: "en", names }
  const file = path.join(to, "looks.png")
  await mkdir(to, { recursive: true })
  await writeFile(file, await svgToPng(typeset(program, data).toSvg(), WIDTH))
  console.log(`Wrote ${file}: ${names.join(", ")}.`)
})
