/** Reads a PDF with pdf.js, as browsers do. */
import { pagesOf, withPdf } from "../../src/lib/with-pdf"
import { remember } from "../remember"
import type { StructureNode } from "./poppler"

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
  /** The structure tree of each page, with the text of each element. */
  structure: StructureNode
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
      structure: { tag: "Root", text: "", children: [] },
      bookmarks: flattenBookmarks(((await pdf.getOutline()) ?? []) as Bookmark[]),
      language: (info as { Language?: string }).Language,
      xmp: (metadata as { getRaw: () => string } | null)?.getRaw() ?? "",
    }
    for await (const page of pagesOf(pdf)) {
      const content = await page.getTextContent({ includeMarkedContent: true })
      const marks: Mark[] = []
      const texts = new Map<string, string>()
      for (const item of content.items) {
        if ("str" in item) {
          found.text += item.str + (item.hasEOL ? "\n" : "")
          if (item.str.trim() && !marks.some(isTaggedOrArtifact)) found.untagged.push(item.str)
          const id = marks.findLast((mark) => mark.id)?.id
          if (id) texts.set(id, (texts.get(id) ?? "") + item.str)
        } else if (item.type === "endMarkedContent") marks.pop()
        else marks.push(item)
      }
      found.text += "\n"
      const tree: StructureElement = (await page.getStructTree()) ?? {}
      found.alternatives.push(...alternativesIn(tree))
      found.structure.children.push(...toStructure(tree, texts).children)
      for (const annotation of await page.getAnnotations()) {
        found.links.push(decodeURIComponent(annotation.unsafeUrl ?? ""))
        if (!annotation.contentsObj?.str) found.undescribedLinks += 1
      }
    }
    return found
  }),
)

/** The types of pdf.js have neither property. */
type Mark = { id?: string | null; tag?: string | null }

/** Tagged content has an id in the structure tree. */
const isTaggedOrArtifact = ({ id, tag }: Mark) => tag === "Artifact" || Boolean(id)

/** An element has a role, and content has an id. The types of pdf.js have no alternative texts. */
type StructureElement = { role?: string; id?: string; alt?: string; children?: object[] }

/** @param texts the text of each content, by its id */
function toStructure(element: StructureElement, texts: ReadonlyMap<string, string>): StructureNode {
  const { role = "", id = "", children = [] } = element
  const nodes = children.map((child) => toStructure(child, texts))
  const text = [texts.get(id) ?? "", ...nodes.map((node) => node.text)].join("")
  return { tag: role, text, children: nodes.filter(({ tag }) => tag) }
}

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
