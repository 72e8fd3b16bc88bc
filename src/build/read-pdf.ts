export type PdfContent = {
  /** The text of all pages. */
  text: string
  /** The targets of the links. */
  links: string[]
  /** The metadata of the document as JSON. */
  metadata: string
}

/** @throws if pdf.js cannot read the PDF */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  // The library is large, and most commands do not need it.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs")
  // pdf.js detaches the buffer that it gets.
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await task.promise
  const [texts, links]: [string[], string[]] = [[], []]
  const metadata = JSON.stringify(await pdf.getMetadata())
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(
      items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    )
    const annotations = (await page.getAnnotations()) as { unsafeUrl?: string }[]
    links.push(...annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []))
  }
  await task.destroy()
  return { text: texts.join("\n"), links, metadata }
}
