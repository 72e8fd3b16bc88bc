/** Decides which sections of the printed résumé stand beside each other. PDF and print view follow it. */
import { displayWidth } from "../lib/display-width"
import type { OutlineEntry, OutlineSection } from "./outline"

/** `auto` chooses columns if they fit the content. */
export type PageLayout = "auto" | "columns" | "column"

export type PagePlan = {
  /** The sections over the full width, above the columns. Without columns, all sections. */
  above: OutlineSection[]
  columns?: {
    main: OutlineSection
    side: OutlineSection[]
  }
  /** The sections over the full width, below the columns. */
  below: OutlineSection[]
}

/** How many characters a line has: over the full width, in the main column, at the side. */
const WIDTH = { wide: 108, main: 70, side: 33 } as const

const LINES_OF_PAGE = 54

/** A longer résumé is read from top to bottom. */
const MAX_PAGES_WITH_COLUMNS = 3

/** A side column that is much shorter than the main section is not worth its narrow lines. */
const MIN_SIDE = 0.25

/**
 * The main section is the work history, or the longest section with entries. Short sections, and all
 * that follow the main section, stand beside it, as long as they are not higher together. Sections
 * with entries or a text that come first stay first, over the full width.
 * @param sections the sections in the order of resume.yaml, which every group of the plan keeps
 */
export function planPages(sections: readonly OutlineSection[], layout: PageLayout): PagePlan {
  const oneColumn = { above: [...sections], below: [] }
  const main = findMain(sections)
  if (layout === "column" || !main) return oneColumn

  const lead = sections.findIndex((section) => section === main || isCompact(section))
  const candidates = sections.slice(lead).filter((each) => each !== main && !isWork(each))
  const side = takeWhatFits(candidates, sectionLines(main, WIDTH.main))
  const sideLines = totalLines(side, WIDTH.side)
  const isWorthIt =
    totalLines(sections, WIDTH.wide) <= MAX_PAGES_WITH_COLUMNS * LINES_OF_PAGE &&
    sideLines >= MIN_SIDE * sectionLines(main, WIDTH.main)
  if (side.length === 0 || (layout === "auto" && !isWorthIt)) return oneColumn

  const mainIndex = sections.indexOf(main)
  const isWide = (section: OutlineSection) => section !== main && !side.includes(section)
  return {
    above: sections.slice(0, mainIndex).filter(isWide),
    columns: { main, side },
    below: sections.slice(mainIndex).filter(isWide),
  }
}

/**
 * Where a section is printed by the browser: over the full width, in one of two columns, or in the
 * flow, where it is narrow beside a section at the side and takes the full width below that.
 */
export type PrintArea = "wide" | "main" | "side" | "flow"

/** How many lines one column may be longer than the other. About half a sheet. */
const MAX_DIFFERENCE = 32

/**
 * A browser cannot measure and keeps the order of the page. So it prints two columns only if they
 * are about equally long. Otherwise only short sections that come first stand at the side.
 * @returns the area of each section by its id
 */
export function toPrintAreas(
  sections: readonly OutlineSection[],
  layout: PageLayout,
): ReadonlyMap<string, PrintArea> {
  const { columns, below } = planPages(sections, layout)
  const areaOf = (section: OutlineSection): PrintArea => {
    if (!columns) return "wide"
    const { main, side } = columns
    const difference = totalLines(side, WIDTH.side) - sectionLines(main, WIDTH.main)
    const areColumns = Math.abs(difference) <= MAX_DIFFERENCE && areLast(below, sections)
    if (areColumns && section === main) return "main"
    if (side.includes(section) && (areColumns || isBefore(section, main, sections))) return "side"
    return areColumns || isBefore(section, columns.side[0], sections) ? "wide" : "flow"
  }
  return new Map(sections.map((section) => [section.id, areaOf(section)]))
}

function areLast(part: readonly OutlineSection[], sections: readonly OutlineSection[]): boolean {
  return part.every((section) => sections.indexOf(section) >= sections.length - part.length)
}

function isBefore(
  section: OutlineSection,
  other: OutlineSection | undefined,
  sections: readonly OutlineSection[],
): boolean {
  return other !== undefined && sections.indexOf(section) < sections.indexOf(other)
}

const isWork = ({ section }: OutlineSection) => section === "WorkExperience"

/** Kinds of sections whose entries are a word or a line each. */
const SHORT_KINDS: ReadonlySet<string> = new Set(["Languages", "Interests"])

/** A section of skills, short items or single words. It may stand at the side wherever it comes. */
function isCompact({ section, text, entries }: OutlineSection): boolean {
  if (SHORT_KINDS.has(section)) return true
  return entries.length === 0 && text === undefined
}

function findMain(sections: readonly OutlineSection[]): OutlineSection | undefined {
  const byHeight = sections
    .filter((section) => section.entries.length > 0 && !isCompact(section))
    .toSorted((one, other) => sectionLines(other, WIDTH.main) - sectionLines(one, WIDTH.main))
  const [longest] = byHeight
  const work = byHeight.find(isWork)
  if (!work || !longest) return longest
  return 2 * sectionLines(work, WIDTH.main) >= sectionLines(longest, WIDTH.main) ? work : longest
}

/** Leaves out sections until the rest is not higher than `lines`: long ones first, then from the end. */
function takeWhatFits(sections: readonly OutlineSection[], lines: number): OutlineSection[] {
  if (totalLines(sections, WIDTH.side) <= lines) return [...sections]
  const withEntries = sections.filter((section) => !isCompact(section))
  const longest = withEntries.toSorted(
    (one, other) => sectionLines(other, WIDTH.side) - sectionLines(one, WIDTH.side),
  )[0]
  const dropped = longest ?? sections.at(-1)
  return takeWhatFits(
    sections.filter((section) => section !== dropped),
    lines,
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const totalLines = (sections: readonly OutlineSection[], width: number) =>
  sum(sections.map((section) => sectionLines(section, width)))

function sectionLines({ text, list, groups, entries }: OutlineSection, width: number): number {
  const heading = 2.6
  const isNarrow = width === WIDTH.side
  return (
    heading +
    (text ? textLines(text, width) : 0) +
    sum(list.map((item) => textLines(item, width - 3))) +
    sum(
      groups.map(({ name, skills }) => {
        const line = skills.join(", ")
        return 0.4 + (isNarrow ? 1 + textLines(line, width) : textLines(`${name} ${line}`, width))
      }),
    ) +
    sum(entries.map((entry) => entryLines(entry, width)))
  )
}

function entryLines({ title, facts, dates, roles, details }: OutlineEntry, width: number): number {
  const gap = 0.9
  const line = [title, ...facts, dates ?? ""].join("  ")
  const isOneLine = width > WIDTH.side && displayWidth(line) < width
  const head = isOneLine
    ? 1
    : textLines(title, width) + (facts.length > 0 ? 1 : 0) + (dates ? 1 : 0)
  return gap + head + roles.length + sum(details.map((detail) => textLines(detail, width - 3)))
}

const textLines = (text: string, width: number) =>
  Math.max(1, Math.ceil(displayWidth(text) / width))
