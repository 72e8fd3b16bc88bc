/** The sections of an outline and of a document in one form, so that a test can compare them. */
import { type Inline, plainText } from "../../src/lib/inline-text"
import type { OutlineEntry, OutlineSection } from "../../src/resume/model/outline"
import { normalize } from "./facts"
import { flatten, type StructureNode } from "./poppler"
import type { DocxParagraph } from "./read-docx"

/** The texts are without commas, colons and bars, which formats set in other places. */
type SectionRecord = {
  title: string
  /** All paragraphs and items above the entries. */
  texts: string
  /** All paragraphs of an entry as one text, since no structure separates a title from its dates. */
  entries: { title: string; lines: string; details: string[] }[]
}

const plain = (texts: readonly (Inline | undefined)[]) =>
  normalize(texts.map((text = "") => plainText(text)).join("")).replace(/[,、،:|]/g, "")

/** @returns the records of the sections of an outline */
export function recordsOf(sections: readonly OutlineSection[]): SectionRecord[] {
  return sections.map(({ title, text, groups, list, entries }) => ({
    title: plain([title]),
    texts: plain([text, ...groups.flatMap(({ name, skills }) => [name, skills]), ...list]),
    entries: entries.map((entry) => ({
      title: plain([entry.title]),
      lines: plain([
        ...[entry.company, entry.facts, entry.dates, entry.text],
        ...entry.roles.flatMap(({ title, dates, facts, text }) => [title, dates, facts, text]),
        entry.detailsHeading,
        ...entry.notes.flatMap(({ label, text }) => [label, text]),
      ]),
      details: detailsOf(entry).map((item) => plain([item])),
    })),
  }))
}

const detailsOf = ({ roles, details }: OutlineEntry) => [
  ...roles.flatMap((role) => role.details),
  ...details,
]

/**
 * @param write writes the texts with marks; by default without them
 * @returns the texts that every format has in this order; facts and the dates of entries stand in other places in some
 */
export function textsOf(
  sections: readonly OutlineSection[],
  write: (text: Inline) => string = plainText,
): string[] {
  const texts = sections.flatMap(({ title, text, groups, list, entries }) => [
    ...[title, text],
    ...groups.flatMap(({ name, list }) => [name, ...list]),
    ...list,
    ...entries.flatMap(({ title, text, roles, detailsHeading, details, notes }) => [
      title,
      // The page has the paragraph about a company below its newest role.
      ...(roles.length === 0 ? [text] : []),
      ...roles.flatMap((role) => [role.title, role.dates, role.facts, role.text, ...role.details]),
      ...[detailsHeading, ...details],
      ...notes.flatMap((note) => [`${note.label}:`, note.text]),
    ]),
  ])
  return texts.map((text = "") => write(text))
}

/** @returns the records that the headings, paragraphs and lists of a PDF's structure form */
export function readRecords(structure: StructureNode): SectionRecord[] {
  return groupRecords(flatten(structure))
}

/** The tags that the styles of a Word document stand for. The name is the first heading. */
const TAGS: Readonly<Record<string, string>> = {
  Heading1: "H2",
  Heading2: "H3",
  Facts: "P",
  Normal: "P",
  ListBullet: "LBody",
}

/** @returns the records that the styles of a Word document form, without the domains below headings */
export function readDocxRecords(paragraphs: readonly DocxParagraph[]): SectionRecord[] {
  const withoutDomain = ({ style, text, links }: DocxParagraph) => {
    const domain = links.find((link) => !link.includes("/")) ?? ""
    return style === "Facts" ? text.replace(domain, "").replace(/ · $/, "") : text
  }
  return groupRecords(
    paragraphs.map((one) => ({ tag: TAGS[one.style] ?? "", text: withoutDomain(one) })),
  )
}

function groupRecords(nodes: readonly { tag: string; text: string }[]): SectionRecord[] {
  const records: SectionRecord[] = []
  for (const node of nodes) {
    const [record, text] = [records.at(-1), plain([node.text])]
    const entry = record?.entries.at(-1)
    if (node.tag === "H2") records.push({ title: text, texts: "", entries: [] })
    if (node.tag === "H3") record?.entries.push({ title: text, lines: "", details: [] })
    if (node.tag === "LBody" && entry) entry.details.push(text)
    else if (node.tag === "P" && entry) entry.lines += text
    else if (/^(?:P|LBody)$/.test(node.tag) && record) record.texts += text
  }
  return records
}
