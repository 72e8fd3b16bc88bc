/** Makes the documents that the judges get. */
import fs from "node:fs/promises"
import path from "node:path"
import { readValidContent } from "../../scripts/lib/read-valid-content"
import { contentsOf } from "../../src/content/translations/translate-content"
import {
  createTypeset,
  readPdfFonts,
  readPortrait,
} from "../../src/gatsby/after-build/typeset-resume"
import {
  FORMATS,
  findHandOut,
  makeFormat,
  toHandOutFiles,
  toJsonResume,
  toModel,
} from "../../src/resume"

const KINDS = { pdf: "two", docx: "word", txt: "text" } as const

/**
 * Writes the hand-outs, the export and the vCard of each language and variant, and the letters. A file is called
 * LIFE.LANGUAGE.RESUME.KIND.EXTENSION; the main résumé is 'resume', as in `sample.en.resume.one.pdf`.
 * @returns the language of the life
 */
export async function makeDocuments(life: string, out: string): Promise<string> {
  const contents = contentsOf(await readValidContent(life))
  for (const content of contents) {
    const { variants, letters } = content
    const fonts = await readPdfFonts(content, life)
    for (const name of [undefined, ...Object.keys({ ...variants, ...letters })]) {
      const handOut = findHandOut(content, name)
      if (!handOut) continue
      const pictures = await readPortrait(handOut.model, life)
      const typeset = createTypeset(life, { pictures, fonts })
      const start = [path.basename(life), handOut.model.language, name ?? "resume"].join(".")
      const write = (end: string, data: string | Uint8Array) =>
        fs.writeFile(path.join(out, `${start}.${end}`), data)
      for (const { name: file, make } of toHandOutFiles(handOut)) {
        const extension = path.extname(file).slice(1) as keyof typeof KINDS
        const special = /One-Column|Letter/.exec(file)?.[0]
        const kind = special?.replace("One-Column", "one").toLowerCase() ?? KINDS[extension]
        await write(`${kind}.${extension}`, make(typeset))
      }
      await write("data.json", JSON.stringify(toJsonResume(handOut.model)))
      const vCard = FORMATS.find((format) => format.name === "vcard")
      if (vCard) await write("data.vcf", makeFormat(vCard, handOut.model, typeset))
    }
  }
  return toModel(contents[0]).language
}
