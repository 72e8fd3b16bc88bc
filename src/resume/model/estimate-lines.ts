/** Estimates how many lines the sections of a résumé take in print, without typesetting them. */

import { displayWidth } from "../../lib/display-width"
import { type Inline, plainText } from "../../lib/inline-text"
import type { OutlineEntry, OutlineRole, OutlineSection } from "./outline"

/** How many characters a line has: over the full width, in the main column, at the side. */
const CHARACTERS = { wide: 108, main: 70, side: 33 } as const
export type ColumnWidth = keyof typeof CHARACTERS

export const LINES_OF_PAGE = 54

/** The space above a heading and above an entry, in lines, and that before a list item, in characters. */
const HEADING = 2.6
const GAP = 0.9
const BULLET = 3

/** @returns the number of lines of all sections, one below the other */
export function countLines(sections: readonly OutlineSection[], width: ColumnWidth): number {
  return sum(
    sections.map(
      ({ text, list, groups, entries }) =>
        HEADING +
        linesIn([text], width) +
        linesIn(list, width, BULLET) +
        sum(groups.map((group) => groupLines(group, width))) +
        sum(entries.map((entry) => entryLines(entry, width))),
    ),
  )
}

/** In the columns, the name of a group has a line of its own. */
function groupLines({ name, skills }: OutlineSection["groups"][number], width: ColumnWidth) {
  const texts = width === "wide" ? [`${name} ${skills}`] : [skills]
  return GAP / 2 + (width === "wide" ? 0 : 1) + linesIn(texts, width)
}

/** The title, the facts and the dates share a line if there is room. */
function entryLines(entry: OutlineEntry, width: ColumnWidth): number {
  const { title, facts, dates, text, roles, details, notes } = entry
  const parts = [title, plainText(facts), dates ?? ""].filter(Boolean)
  const isOneLine = width !== "side" && displayWidth(parts.join("  ")) < CHARACTERS[width]
  const roleLines = ({ facts, text, details }: OutlineRole) =>
    1 + (facts ? 1 : 0) + linesIn([text], width) + linesIn(details, width, BULLET)
  return (
    GAP +
    (isOneLine ? 1 : linesIn(parts, width)) +
    linesIn([text, ...notes.map(({ label, text }) => `${label}: ${plainText(text)}`)], width) +
    linesIn(details, width, BULLET) +
    sum(roles.map(roleLines))
  )
}

const linesIn = (texts: readonly (Inline | undefined)[], width: ColumnWidth, indent = 0) =>
  sum(texts.map((text) => (text === undefined ? 0 : linesOfText(text, CHARACTERS[width] - indent))))

const linesOfText = (text: Inline, characters: number) =>
  Math.max(1, Math.ceil(displayWidth(plainText(text)) / characters))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
