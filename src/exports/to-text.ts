/** The model in; plain text for a terminal out, as for `curl site/resume.txt`. */
import { displayWidth, wrapText } from "../lib/display-width"
import type { ResumeModel } from "./model"
import { type Outline, type OutlineEntry, type OutlineSection, toOutline } from "./outline"

const COLUMNS = 78

/** @returns lines of at most 78 columns, longer only where a single word is, and a last newline */
export function toText(model: ResumeModel): string {
  const outline = toOutline(model)
  const blocks = [
    toHead(outline),
    ...outline.sections.flatMap(toBlocks),
    [
      ...wrapText(`${model.siteUrl}${model.base}/`, COLUMNS),
      `Updated ${model.updated} (${model.hash})`,
    ],
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

/** The title with its first block, then a block for each entry. */
function toBlocks({ title, text, list, entries, groups }: OutlineSection): string[][] {
  const width = Math.max(0, ...groups.map((group) => displayWidth(group.name))) + 2
  const first = [
    ...(text ? wrapText(text, COLUMNS) : []),
    ...groups.flatMap(({ name, skills }) => hang(name, width, skills.join(", "))),
    ...list.flatMap(toBullet),
  ]
  const heading = [...wrapText(title.toUpperCase(), COLUMNS), "-".repeat(COLUMNS)]
  const [head = [], ...rest] = [...(first.length > 0 ? [first] : []), ...entries.map(toEntry)]
  return [[...heading, ...head], ...rest]
}

function toEntry({ title, url, facts, dates, roles, details }: OutlineEntry): string[] {
  const ends = [facts.join(", "), dates].filter((end) => end !== undefined && end !== "")
  return [
    ...spread(title, roles.length > 0 ? ends.shift() : undefined),
    ...ends.flatMap((end) => wrapText(end ?? "", COLUMNS)),
    ...roles.flatMap((role) => spread(role.title, role.dates)),
    ...(url ? [url] : []),
    ...details.flatMap(toBullet),
  ]
}

const toBullet = (item: string) => hang("  *", 4, item)

/** One text on the left and another on the right edge; below each other where both do not fit. */
function spread(start: string, end = ""): string[] {
  const gap = COLUMNS - displayWidth(start) - displayWidth(end)
  if (end === "" || gap < 2)
    return [start, end].flatMap((text) => (text ? wrapText(text, COLUMNS) : []))
  return [start + " ".repeat(gap) + end]
}

/** A text that hangs on its mark: every further line is indented as far as the first. */
function hang(mark: string, indent: number, text: string): string[] {
  const margins = [mark + " ".repeat(indent - displayWidth(mark)), " ".repeat(indent)]
  return wrapText(text, COLUMNS - indent).map((line, index) =>
    ((margins[index] ?? margins[1]) + line).trimEnd(),
  )
}
