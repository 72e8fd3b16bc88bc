import { pagesOf, withPdf } from "../parse/with-pdf"

export type PdfContent = {
  /** The text of all pages. */
  text: string
  /** The targets of the links. */
  links: string[]
  /** The metadata of the document as JSON. */
  metadata: string
}

/** @throws if pdf.js cannot read the PDF */
export function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  return withPdf(bytes, async (pdf) => {
    const [texts, links]: [string[], string[]] = [[], []]
    const metadata = JSON.stringify(await pdf.getMetadata())
    for await (const page of pagesOf(pdf)) {
      const { items } = await page.getTextContent()
      texts.push(
        items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
      )
      const annotations = (await page.getAnnotations()) as { unsafeUrl?: string }[]
      links.push(...annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []))
    }
    return { text: texts.join("\n"), links, metadata }
  })
}
