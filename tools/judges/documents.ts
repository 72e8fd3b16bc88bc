/** Makes the documents that the judges get. */
import fs from "node:fs/promises"
import path from "node:path"
import { readValidContent } from "../../scripts/lib/read-valid-content"
import { LOOKS } from "../../src/content/schemas/paper-fields"
import { contentsOf } from "../../src/content/translations/translate-content"
import * as resume from "../../src/resume"
import * as pdfs from "../../src/typeset/typeset-resume"

/**
 * Writes the hand-outs, the export and the vCard of each language and variant, the letters, and each look of the PDF.
 * A file is called LIFE.LANGUAGE.RESUME.KIND.EXTENSION; the main résumé is 'resume', as in `sample.en.resume.docx`.
 * @returns the language of the life
 */
export async function makeDocuments(life: string, out: string): Promise<string> {
  const contents = contentsOf((await readValidContent(life)).content)
  for (const content of contents) {
    const assets = await pdfs.readAssets(content, life)
    for (const name of [undefined, ...Object.keys({ ...content.variants, ...content.letters })]) {
      const handOut = resume.findHandOut(content, name)
      if (!handOut) continue
      const typeset = pdfs.createTypeset(life, assets)
      const start = [path.basename(life), handOut.model.language, name ?? "resume"].join(".")
      const write = (end: string, data: string | Uint8Array) =>
        fs.writeFile(path.join(out, `${start}.${end}`), data)
      for (const { name: file, title, make } of resume.toHandOutFiles(handOut)) {
        const layout = title === "pdfInOneColumn" ? "one-column" : "resume"
        const kind = title ? layout : "letter"
        await write(`${kind}${path.extname(file)}`, make(typeset))
      }
      await write("data.json", JSON.stringify(resume.toJsonResume(handOut.model)))
      const vCard = resume.FORMATS.find((format) => format.name === "vcard")
      if (vCard) await write("data.vcf", resume.makeFormat(vCard, handOut.model, typeset))
      const shown = resume.modelFor(handOut.model, "pdf", "hand-out")
      for (const template of LOOKS.filter((look) => name === undefined && look !== "standard")) {
        const input = resume.toTypstInput({ ...shown, template }, "designed")
        await write(`${template}-look.pdf`, typeset(input))
      }
    }
  }
  return resume.toModel(contents[0]).language
}
