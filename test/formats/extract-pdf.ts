/** Reads a PDF with pdf.js, as browsers do. */
import { pagesOf, withPdf } from "../../src/lib/with-pdf"
import { remember } from "../remember"

export type ExtractedPdf = {
  text: string
  /** The decoded targets of the links. */
  links: string[]
  /** How many links have no description for screen readers. */
  undescribedLinks: number
  /** The alternative texts of pictures. */
  alternatives: string[]
  /** Pieces of text that are neither tagged nor marked as an artifact. */
  untagged: string[]
  bookmarks: { title: string; depth: number }[]
  language: string | undefined
  /** The XML metadata of the document. */
  xmp: string
}

type Bookmark = { title: string; items: Bookmark[] }

/** @throws if pdf.js cannot read the file */
export const extractPdf = remember((bytes: Uint8Array) =>
  withPdf(bytes, async (pdf) => {
    const { info, metadata } = await pdf.getMetadata()
    const found: ExtractedPdf = {
      text: "",
      links: [],
      undescribedLinks: 0,
      alternatives: [],
      untagged: [],
      bookmarks: flattenBookmarks(((await pdf.getOutline()) ?? []) as Bookmark[]),
      language: (info as { Language?: string }).Language,
      xmp: (metadata as { getRaw: () => string } | null)?.getRaw() ?? "",
    }
    for await (const page of pagesOf(pdf)) {
      const content = await page.getTextContent({ includeMarkedContent: true })
      const marks: boolean[] = []
      for (const item of content.items) {
        if ("str" in item) {
          found.text += item.str + (item.hasEOL ? "\n" : "")
          if (item.str.trim() && !marks.includes(true)) found.untagged.push(item.str)
        } else if (item.type === "endMarkedContent") marks.pop()
        else marks.push(isTaggedOrArtifact(item))
      }
      found.text += "\n"
      found.alternatives.push(...alternativesIn(await page.getStructTree()))
      for (const annotation of await page.getAnnotations()) {
        found.links.push(decodeURIComponent(annotation.unsafeUrl ?? ""))
        if (!annotation.contentsObj?.str) found.undescribedLinks += 1
      }
    }
    return found
  }),
)

/** Tagged content has an id in the structure tree. The types of pdf.js have neither property. */
function isTaggedOrArtifact(mark: { id?: string | null; tag?: string | null }): boolean {
  return mark.tag === "Artifact" || Boolean(mark.id)
}

/** The types of pdf.js have no alternative texts. */
type StructureElement = { role?: string; alt?: string; children?: object[] }

function alternativesIn({ role, alt, children = [] }: StructureElement): string[] {
  const inner = children.flatMap(alternativesIn)
  return role === "Figure" && alt ? [alt, ...inner] : inner
}

function flattenBookmarks(bookmarks: Bookmark[], depth = 1): ExtractedPdf["bookmarks"] {
  return bookmarks.flatMap(({ title, items }) => [
    { title, depth },
    ...flattenBookmarks(items, depth + 1),
  ])
}
