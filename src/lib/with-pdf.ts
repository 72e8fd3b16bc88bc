/** Opens a PDF with pdf.js. */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs"

/**
 * @param use what to do with the document, which is closed afterwards, also after an error
 * @throws if pdf.js cannot read the PDF
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  // The library is large, and most commands do not need it. Without its source map, it starts in half of the time.
  const { getDocument, GlobalWorkerOptions } = await import("pdfjs-dist/legacy/build/pdf.min.mjs")
  GlobalWorkerOptions.workerSrc = "./pdf.worker.min.mjs"
  // pdf.js detaches the buffer that it gets.
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  try {
    return await use(await task.promise)
  } finally {
    await task.destroy()
  }
}

/** @returns the pages in order */
export async function* pagesOf(pdf: PDFDocumentProxy): AsyncGenerator<PDFPageProxy> {
  for (let number = 1; number <= pdf.numPages; number++) yield pdf.getPage(number)
}
