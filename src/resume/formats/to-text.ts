/** Writes the résumé as plain text for a terminal, as for `curl site/resume.txt`. */

import { formatDate } from "../../lib/dates"
import { displayWidth, wrapText } from "../../lib/display-width"
import { type Inline, mapAddresses, plainTextWithAddresses } from "../../lib/inline-text"
import { fill } from "../../lib/interface-words"
import { bareUrl } from "../../lib/uri"
import { withReadableHost } from "../model/complete-urls"
import type { ResumeModel } from "../model/model"
import {
  type Outline,
  type OutlineEntry,
  type OutlineRole,
  type OutlineSection,
  toOutline,
} from "../model/outline"

const COLUMNS = 78

/** @returns lines of at most 78 columns, except for longer words, with a final newline */
export function toText(model: ResumeModel): string {
  const outline = toOutline(model)
  const blocks = [
    toHead(outline),
    ...outline.sections.flatMap((section) => toBlocks(section, model.language)),
    [
      ...wrapText(`${model.siteUrl}${model.base}/`, COLUMNS),
      [
        fill(model.words.updated, { date: formatDate(model.updated, model.words.dates) }),
        fill(model.words.version, { version: model.hash }),
      ].join(model.words.comma),
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
      const value = field.href?.startsWith("http") ? withReadableHost(field.href) : field.text
      return field.name + gap + value
    }),
  ]
}

/** @returns the title with the text and lists in one block, then a block for each entry */
function toBlocks(
  { title, text, list, entries, groups }: OutlineSection,
  language: string,
): string[][] {
  const width = Math.max(0, ...groups.map((group) => displayWidth(group.name))) + 2
  const first = [
    ...toParagraph(text),
    ...groups.flatMap(({ name, skills }) => hangingIndent(name, width, skills)),
    ...list.flatMap(toBullet),
  ]
  const capitals = title.toLocaleUpperCase(language)
  const heading = [...wrapText(capitals, COLUMNS), "-".repeat(COLUMNS)]
  const [head = [], ...rest] = [...(first.length > 0 ? [first] : []), ...entries.map(entryBlock)]
  return [[...heading, ...head], ...rest]
}

function entryBlock(entry: OutlineEntry): string[] {
  const { title, url, facts, dates, text, roles, details, detailsHeading, notes } = entry
  const shown = toPlain(facts)
  const ends = [shown, dates].filter((end) => end !== undefined && end !== "")
  const urlLine = url && !shown.includes(bareUrl(url)) ? [withReadableHost(url)] : []
  const isUrlBelowRoles = roles.length > 0 && !text && roles.every((role) => isOneLine(role))
  return [
    ...justify(title, roles.length > 0 ? ends.shift() : undefined),
    ...ends.flatMap((end) => wrapText(end ?? "", COLUMNS)),
    ...(isUrlBelowRoles ? [] : urlLine),
    ...toParagraph(text),
    ...roles.flatMap(toRole),
    ...(isUrlBelowRoles ? urlLine : []),
    ...(detailsHeading ? [detailsHeading] : []),
    ...details.flatMap(toBullet),
    ...notes.flatMap(({ label, text }) => toParagraph(`${label}: ${text}`)),
  ]
}

const isOneLine = ({ facts, text, details }: OutlineRole) => !text && !facts && details.length === 0

function toRole({ title, dates, facts, text, details }: OutlineRole): string[] {
  return [
    ...justify(title, dates),
    ...(facts ? wrapText(facts, COLUMNS) : []),
    ...toParagraph(text),
    ...details.flatMap(toBullet),
  ]
}

const toPlain = (text: Inline) => plainTextWithAddresses(mapAddresses(text, withReadableHost))

const toParagraph = (text: Inline | undefined) => (text ? wrapText(toPlain(text), COLUMNS) : [])

const toBullet = (item: Inline) => hangingIndent("  *", 4, toPlain(item))

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
