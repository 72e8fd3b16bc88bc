/**
 * Where a contact field may appear. `web` is every page and what it tells search engines; `print` is
 * the printed /resume page, whose HTML therefore carries it; `pdf` is both PDFs.
 */
export const FORMAT_NAMES = ["web", "print", "pdf", "json", "text", "markdown", "vcard"] as const

export type FormatName = (typeof FORMAT_NAMES)[number]

/** Where the build writes the forms that are files, from the root of the site. */
export const FORMAT_PATHS = {
  pdf: "/resume.pdf",
  pdfInOneColumn: "/resume-ats.pdf",
  json: "/resume.json",
  text: "/resume.txt",
  markdown: "/resume.md",
  vcard: "/contact.vcf",
} as const
