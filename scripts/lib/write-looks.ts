/** Shows the résumé in every look of the PDF. */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../../src/content/files/content-folder"
import type { Content } from "../../src/content/schemas"
import { LOOKS } from "../../src/content/schemas/paper-fields"
import { modelFor, toModel, toTypstInput } from "../../src/resume"
import { codeRoot } from "../../src/roots"
import { TypstError } from "../../src/typeset/compile-typst"
import { svgToPng } from "../../src/typeset/render-png"
import { readAssets } from "../../src/typeset/typeset-resume"
import { typeset } from "../../src/typeset/typst"
import { makeFile } from "./make-file"

/** In pixels, as wide as three pages that can be read. */
const WIDTH = 2400

/**
 * Writes looks.png to the folder `to`: the first page of the résumé in every look, and in each template of the owner. A
 * template with a mistake is left out and named, and the exit code is 1.
 */
export async function writeLooks(content: Content, to: string): Promise<void> {
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
}
