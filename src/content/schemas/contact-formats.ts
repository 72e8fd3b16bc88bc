/**
 * The formats on the site in which a contact field may appear. `web` means every page and its metadata
 * for search engines. `print` means the printed /resume page, whose HTML therefore contains the field.
 * `pdf` means both PDFs.
 */
export const PUBLIC_FORMATS = [
  "web",
  "print",
  "pdf",
  "docx",
  "json",
  "text",
  "markdown",
  "vcard",
] as const

/** The formats of pages: `print` is on the page of a résumé alone, hidden on the screen. */
export const PAGE_FORMATS = ["web", "print"] as const satisfies FormatName[]

/** `hand-out` means the files that `npm run hand-out` writes, which the site does not have. */
export const FORMAT_NAMES = [...PUBLIC_FORMATS, "hand-out"] as const

export type FormatName = (typeof FORMAT_NAMES)[number]

/** @returns whether the contact data may appear in every format of the site */
export function isPublic({ visibleIn }: { visibleIn: readonly FormatName[] }): boolean {
  return PUBLIC_FORMATS.every((format) => visibleIn.includes(format))
}

type Limited = { visibleIn: readonly FormatName[] }

/** @returns the data with only the contact data that one of the formats may contain */
export function withContactFor<
  Data extends { contact: readonly Limited[]; address?: Limited | undefined },
>(data: Data, formats: readonly FormatName[]): Data {
  const isShown = ({ visibleIn }: Limited) => visibleIn.some((name) => formats.includes(name))
  const { contact, address } = data
  return {
    ...data,
    contact: contact.filter(isShown),
    address: address && isShown(address) ? address : undefined,
  }
}
