/** Writes the résumé as plain text for a terminal, as for `curl site/resume.txt`. */
import { displayWidth, wrapText } from "../lib/display-width"
import type { ResumeModel } from "./model"
import { type Outline, type OutlineEntry, type OutlineSection, toOutline } from "./outline"

const COLUMNS = 78

/** @returns lines of at most 78 columns, except for longer words, with a final newline */
export function toText(model: ResumeModel): string {
  const outline = toOutline(model)
  const blocks = [
    toHead(outline),
    ...outline.sections.flatMap(toBlocks),
    [...wrapText(`${model.siteUrl}${model.base}/`, COLUMNS), `Updated ${model.updated}`],
  ]
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`
}

function toHead({ name, headline, place, contact }: Outline): string[] {
  const width = Math.max(0, ...contact.map((field) => displayWidth(field.name)))
  return [
    ...wrapText(name, COLUMNS),
    ...wrapText(headline, COLUMNS),
    ...wrapText(place, COLUMNS),
    ...contact.map((field) => {
      const gap = " ".repeat(width - displayWidth(field.name) + 2)
      return field.name + gap + (field.href.startsWith("http") ? field.href : field.text)
    }),
  ]
}

/** @returns the title with the text and lists in one block, then a block for each entry */
function toBlocks({ title, text, list, entries, groups }: OutlineSection): string[][] {
  const width = Math.max(0, ...groups.map((group) => displayWidth(group.name))) + 2
  const first = [
    ...(text ? wrapText(text, COLUMNS) : []),
    ...groups.flatMap(({ name, skills }) => hangingIndent(name, width, skills.join(", "))),
    ...list.flatMap(toBullet),
  ]
  const heading = [...wrapText(title.toUpperCase(), COLUMNS), "-".repeat(COLUMNS)]
  const [head = [], ...rest] = [...(first.length > 0 ? [first] : []), ...entries.map(toEntry)]
  return [[...heading, ...head], ...rest]
}

function toEntry({ title, url, facts, dates, roles, details }: OutlineEntry): string[] {
  const ends = [facts.join(", "), dates].filter((end) => end !== undefined && end !== "")
  return [
    ...justify(title, roles.length > 0 ? ends.shift() : undefined),
    ...ends.flatMap((end) => wrapText(end ?? "", COLUMNS)),
    ...roles.flatMap((role) => justify(role.title, role.dates)),
    ...(url ? [url] : []),
    ...details.flatMap(toBullet),
  ]
}

const toBullet = (item: string) => hangingIndent("  *", 4, item)

/** Puts one text at the left edge and one at the right; on separate lines if they do not fit. */
function justify(start: string, end = ""): string[] {
  const gap = COLUMNS - displayWidth(start) - displayWidth(end)
  if (end === "" || gap < 2)
    return [start, end].flatMap((text) => (text ? wrapText(text, COLUMNS) : []))
  return [start + " ".repeat(gap) + end]
}

/** Writes a text after a marker, and indents all further lines like the first (hanging indent). */
function hangingIndent(marker: string, indent: number, text: string): string[] {
  const margins = [marker + " ".repeat(indent - displayWidth(marker)), " ".repeat(indent)]
  return wrapText(text, COLUMNS - indent).map((line, index) =>
    ((margins[index] ?? margins[1]) + line).trimEnd(),
  )
}
