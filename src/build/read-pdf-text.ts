import { readFile } from "node:fs/promises"

/** @returns the text of all pages, their links' targets and the document's own description */
export async function readPdfText(file: string): Promise<string> {
  // Loaded only here: it is large, and only a build that has something to hide reads PDFs.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs")
  const data = new Uint8Array(await readFile(file))
  const task = getDocument({ data, useSystemFonts: false, verbosity: 0 })
  const pdf = await task.promise
  const texts = [JSON.stringify(await pdf.getMetadata())]
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(
      items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    )
    const links = (await page.getAnnotations()) as { unsafeUrl?: string }[]
    texts.push(...links.flatMap(({ unsafeUrl }) => unsafeUrl ?? []))
  }
  await task.destroy()
  return texts.join("\n")
}
