/** Decides which sections of the printed résumé stand beside each other. PDF and print view follow it. */
import { countLines, LINES_OF_PAGE } from "./estimate-lines"
import type { OutlineSection } from "./outline"

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

/** A longer résumé is read from top to bottom. */
const MAX_PAGES_WITH_COLUMNS = 3

/** A side column that is much shorter than the main section is not worth its narrow lines. */
const MIN_SIDE = 0.25

/** How many lines one column may be longer than the other. About half a sheet. */
const MAX_DIFFERENCE = 32

/**
 * The main section is the work history or the longest section with entries, whichever makes the
 * résumé shorter. Beside it stand short sections and those that follow it, if they are not higher
 * together. A section with entries or a text never changes places with another one: what comes before
 * the main section stays above it over the full width, and what does not fit beside it comes below.
 * @param sections the sections in the order of resume.yaml, which every group of the plan keeps
 */
export function planPages(sections: readonly OutlineSection[], layout: PageLayout): PagePlan {
  const oneColumn = { above: [...sections], below: [] }
  const isLong = countLines(sections, "wide") > MAX_PAGES_WITH_COLUMNS * LINES_OF_PAGE
  if (layout === "column" || (layout === "auto" && isLong)) return oneColumn
  const plans = findMains(sections)
    .map((main) => planColumns(sections, main, findSide(sections, main, layout)))
    .filter(({ columns: { main, side } }) => {
      const mainLines = countLines([main], "main")
      const minimum = layout === "auto" ? MIN_SIDE * mainLines : 0
      const sideLines = countLines(side, "side")
      return sideLines > minimum && mainLines - sideLines <= MAX_DIFFERENCE
    })
  return plans.toSorted((one, other) => heightOf(one) - heightOf(other))[0] ?? oneColumn
}

type PlanWithColumns = PagePlan & Required<Pick<PagePlan, "columns">>

function planColumns(
  sections: readonly OutlineSection[],
  main: OutlineSection,
  side: OutlineSection[],
): PlanWithColumns {
  const mainIndex = sections.indexOf(main)
  const isWide = (section: OutlineSection) => section !== main && !side.includes(section)
  return {
    above: sections.slice(0, mainIndex).filter(isWide),
    columns: { main, side },
    below: sections.slice(mainIndex).filter(isWide),
  }
}

function heightOf({ above, columns: { main, side }, below }: PlanWithColumns): number {
  const columns = Math.max(countLines(side, "side"), countLines([main], "main"))
  return countLines([...above, ...below], "wide") + columns
}

/**
 * Where a section is printed by the browser: over the full width, in one of two columns, or in the
 * flow, where it is narrow beside a section at the side and takes the full width below that.
 */
export type PrintArea = "wide" | "main" | "side" | "flow"

/**
 * A browser cannot measure and keeps the order of the page. So it prints two columns only if they
 * are about equally long without the sections that follow one below the columns. Otherwise only
 * short sections that come first stand at the side.
 * @returns the area of each section by its id
 */
export function toPrintAreas(
  sections: readonly OutlineSection[],
  layout: PageLayout,
): ReadonlyMap<string, PrintArea> {
  const { columns, below } = planPages(sections, layout)
  const areaOf = columns ? areasWith(sections, columns, below) : () => "wide" as const
  return new Map(sections.map((section) => [section.id, areaOf(section)]))
}

function areasWith(
  sections: readonly OutlineSection[],
  { main, side }: NonNullable<PagePlan["columns"]>,
  below: readonly OutlineSection[],
): (section: OutlineSection) => PrintArea {
  const isBefore = (one: OutlineSection, other: OutlineSection | undefined) =>
    other === undefined || sections.indexOf(one) < sections.indexOf(other)
  const beside = side.filter((section) => isBefore(section, below[0]))
  const difference = countLines(beside, "side") - countLines([main], "main")
  if (beside.length > 0 && Math.abs(difference) <= MAX_DIFFERENCE) {
    return (section) => {
      if (section === main) return "main"
      return beside.includes(section) ? "side" : "wide"
    }
  }
  const first = beside.filter((section) => isBefore(section, main))
  return (section) => {
    if (first.includes(section)) return "side"
    return isBefore(section, first[0] ?? main) ? "wide" : "flow"
  }
}

const isWork = ({ section }: OutlineSection) => section === "WorkExperience"

/** A section of skills or short items. It may stand at the side wherever it comes. */
const isCompact = ({ text, entries }: OutlineSection) => entries.length === 0 && text === undefined

/**
 * @returns the work history and the longest section with entries; one section if it is both. Education
 *   keeps the full width if it comes first, as graduates want it
 */
function findMains(sections: readonly OutlineSection[]): OutlineSection[] {
  const lines = (section: OutlineSection) => countLines([section], "main")
  const candidates = sections.filter(
    ({ section, entries }) => section !== "Education" && entries.length > 0,
  )
  const longest = candidates.toSorted((one, other) => lines(other) - lines(one)).slice(0, 1)
  return [...new Set([...candidates.filter(isWork), ...longest])]
}

/** @returns the sections beside the main section, in order */
function findSide(
  sections: readonly OutlineSection[],
  main: OutlineSection,
  layout: PageLayout,
): OutlineSection[] {
  const before = sections.slice(0, sections.indexOf(main))
  const after = sections.slice(sections.indexOf(main) + 1)
  const work = after.findIndex(isWork)
  return takeWhatFits(
    [
      ...before.slice(startOfSide(before, layout)),
      ...after.filter((each, index) => isCompact(each) || work < 0 || index < work),
    ],
    countLines([main], "main"),
  )
}

/** An owner who chooses columns gets them, even if a longer section follows a short one. */
function startOfSide(before: readonly OutlineSection[], layout: PageLayout): number {
  const firstCompact = before.findIndex(isCompact)
  if (layout === "columns" && firstCompact >= 0) return firstCompact
  return before.findLastIndex((section) => !isCompact(section)) + 1
}

/** Leaves out the last section with entries or a text, or else the last, until the rest fits. */
function takeWhatFits(sections: readonly OutlineSection[], lines: number): OutlineSection[] {
  if (countLines(sections, "side") <= lines) return [...sections]
  const dropped = sections.findLast((section) => !isCompact(section)) ?? sections.at(-1)
  return takeWhatFits(
    sections.filter((section) => section !== dropped),
    lines,
  )
}
