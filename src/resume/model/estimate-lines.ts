/** Estimates how many lines the sections of a résumé take in print, without typesetting them. */

import { displayWidth } from "../../content/report/display-width"
import { type Inline, plainText } from "../../lib/inline-text"
import type { OutlineEntry, OutlineRole, OutlineSection } from "./outline"

/** How many characters a line has: over the full width, in the main column, at the side. */
const CHARACTERS = { wide: 108, main: 70, side: 33 } as const

export type ColumnWidth = keyof typeof CHARACTERS

export const LINES_OF_PAGE = 54

/** The space above a heading and above an entry, in lines. */
const HEADING = 2.6
const GAP = 0.9

const BULLET = 3

/** @returns the number of lines of all sections, one below the other */
export function linesOf(sections: readonly OutlineSection[], width: ColumnWidth): number {
  return sum(sections.map((section) => sectionLines(section, width)))
}

function sectionLines({ text, list, groups, entries }: OutlineSection, width: ColumnWidth): number {
  return (
    HEADING +
    proseLines(text, width) +
    bulletLines(list, width) +
    sum(groups.map((group) => groupLines(group, width))) +
    sum(entries.map((entry) => entryLines(entry, width)))
  )
}

/** In the columns, the name of a group has a line of its own. */
function groupLines({ name, skills }: OutlineSection["groups"][number], width: ColumnWidth) {
  const isOneText = width === "wide"
  return (
    GAP / 2 + (isOneText ? textLines(`${name} ${skills}`, width) : 1 + textLines(skills, width))
  )
}

/** The title, the facts and the dates share a line if there is room. */
function entryLines(entry: OutlineEntry, width: ColumnWidth): number {
  const { title, facts, dates, text, roles, details, notes } = entry
  const parts = [title, facts, dates ?? ""].filter(Boolean)
  const isOneLine = width !== "side" && displayWidth(parts.join("  ")) < CHARACTERS[width]
  const head = isOneLine ? 1 : sum(parts.map((part) => textLines(part, width)))
  return (
    GAP +
    head +
    proseLines(text, width) +
    sum(roles.map((role) => roleLines(role, width))) +
    bulletLines(details, width) +
    sum(notes.map(({ label, text }) => textLines(`${label}: ${plainText(text)}`, width)))
  )
}

function roleLines({ facts, text, details }: OutlineRole, width: ColumnWidth): number {
  return 1 + (facts ? 1 : 0) + proseLines(text, width) + bulletLines(details, width)
}

const proseLines = (text: Inline | undefined, width: ColumnWidth) =>
  text === undefined ? 0 : textLines(plainText(text), width)

const bulletLines = (items: readonly Inline[], width: ColumnWidth) =>
  sum(items.map((item) => textLines(plainText(item), width, BULLET)))

const textLines = (text: string, width: ColumnWidth, indent = 0) =>
  Math.max(1, Math.ceil(displayWidth(text) / (CHARACTERS[width] - indent)))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
