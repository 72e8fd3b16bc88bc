import { css } from "@emotion/react"
import { navigate } from "gatsby"
import { useState } from "react"
import { useSkillSelection } from "../hooks/use-skill-selection"
import { useWords } from "../hooks/use-words"
import { firstMonthOf } from "../lib/dates"
import {
  endMonthOf,
  hasStarted,
  type MonthRange,
  mergeRanges,
  monthOf,
  newestOf,
} from "../lib/months"
import {
  describeSelection,
  type SkillCompany,
  type SkillNames,
  skillMatch,
} from "../lib/skill-usage"
import { screenOnlyCss } from "../styles/mixins"
import { color, media, shape, size, space, tracking, weight } from "../styles/values"
import { InlineText } from "./inline-text"
import { DateRange } from "./period"

/** The line has at most this many years under it, and the year of today. */
const MAX_YEARS = 5

const timelineCss = css(screenOnlyCss, {
  marginBlockStart: space.small,
  color: color.muted,
  fontSize: size.label,
  letterSpacing: tracking.label,
})

/** One line above the blocks: the selection, or the job that has the pointer. */
const lineCss = css({
  minBlockSize: "1.5em",
  overflow: "hidden",
  color: color.accent,
  fontWeight: weight.strong,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
})

/** Below the name of the company. */
const RAISED = "100% 58%"

/** A block of the color of its text. With a selected skill, it stands up. Forced colors would hide a gradient. */
const blockCss = css({
  minInlineSize: space.hair,
  borderInlineEnd: `${shape.focus} solid transparent`,
  background: "linear-gradient(currentcolor, currentcolor) bottom / 100% 32% no-repeat padding-box",
  color: `color-mix(in srgb, ${color.muted} 60%, transparent)`,
  [media.scripting]: { cursor: "pointer" },
  "&[data-skill-match=false]": { color: color.border },
  "&[data-skill-match=true]": { color: color.accent, backgroundSize: RAISED },
  "&:hover": { color: color.text, backgroundSize: RAISED },
  [media.forcedColors]: {
    forcedColorAdjust: "none",
    "&, &[data-skill-match], &:hover, & > span": { color: "LinkText" },
  },
})

/** A column for each month. */
const blocksCss = css({
  display: "grid",
  paddingBlockEnd: space.hair,
  borderBlockEnd: `${shape.border} solid ${color.border}`,
  "& > *": blockCss,
})

/** The name of a company, where it fits: a longer one would be on the second line. */
const nameCss = css({
  display: "none",
  [media.wide]: { display: "flex" },
  flexWrap: "wrap",
  overflow: "hidden",
  maxBlockSize: "1lh",
  color: color.muted,
  fontSize: size.tiny,
  letterSpacing: tracking.body,
  whiteSpace: "nowrap",
  "& > *": { maxInlineSize: "100%", overflow: "hidden" },
  "&::before": { content: '""', inlineSize: "1px", blockSize: "1lh" },
})

/** Each year begins a column. The last one stands at the end of the line. On a phone, the others are left out. */
const yearsCss = css({
  position: "relative",
  display: "grid",
  textAlign: "start",
  "& > :last-of-type": { position: "absolute", insetInlineEnd: 0 },
  marginBlockStart: space.hair,
  whiteSpace: "nowrap",
  [media.screenPhone]: { "& > :not(:first-of-type, :last-of-type)": { display: "none" } },
})

type Role = MonthRange & { title: string; skills: readonly string[] }

type Company = { id: string; company: string | null; roles: readonly Role[] }

/**
 * A time at a company without a gap. Months are counted from January of the year 0; `end` is the month
 * after the last one. Blocks at the same time have a lane each, the first one on the axis.
 */
type Block = MonthRange & {
  id: string
  company: string
  roles: readonly Role[]
  start: number
  end: number
  /** How many lanes above the axis. */
  lane: number
}

/**
 * @param currentMonth as in '2026-07': the last month that is shown
 * @returns a block for each time at a company that has started, the earliest first
 */
export function toBlocks(work: readonly Company[], currentMonth: string): Block[] {
  const blocks = work.flatMap(({ id, company, roles }) => {
    const started = roles.filter((role) => hasStarted(role, currentMonth))
    return mergeRanges(started).map((range) => {
      const start = firstMonthOf(range.startDate)
      const end = Math.min(endMonthOf(range.endDate), monthOf(currentMonth)) + 1
      const isPart = ({ startDate }: Role) =>
        start <= firstMonthOf(startDate) && firstMonthOf(startDate) < end
      const part = { id, company: company ?? "", roles: started.filter(isPart) }
      return { ...range, ...part, start, end, lane: 0 }
    })
  })
  return toLanes(blocks.sort((a, b) => a.start - b.start))
}

/** Gives each block the lowest lane that is free. A job may begin in the month in which the last one ended. */
function toLanes(blocks: Block[]): Block[] {
  const ends: number[] = [] // of the last block in each lane
  for (const block of blocks) {
    const free = ends.findIndex((end) => end - 1 <= block.start)
    block.lane = free === -1 ? ends.length : free
    block.start = Math.min(Math.max(block.start, ends[block.lane] ?? 0), block.end - 1)
    ends[block.lane] = block.end
  }
  return blocks
}

/**
 * @returns the years to show below the line, at most `MAX_YEARS`: the first one, and each that is half a step behind it
 *   and more than a step before the end
 */
export function yearsBetween(start: number, end: number): number[] {
  const first = Math.floor(start / 12)
  const step = Math.ceil((end / 12 - first) / MAX_YEARS)
  const years = Array.from({ length: MAX_YEARS }, (_, index) => first + index * step)
  return years.filter((year) => {
    const isApart = year === first || year - start / 12 > step / 2
    return isApart && end / 12 - year > step
  })
}

export type CareerTimelineProps = {
  work: readonly (Company & SkillCompany)[]
  selectable: SkillNames
  /** As in '2026-07'. */
  currentMonth: string
}

/**
 * The years of a career on one line: a picture with a block for each company, as wide as its time. A click on a block
 * leads to the company. Screen readers and the keyboard have the headings of the companies.
 */
export function CareerTimeline({ work, selectable, currentMonth }: CareerTimelineProps) {
  const words = useWords()
  const { selected } = useSkillSelection(selectable)
  const [pointed, setPointed] = useState<Block>()
  const blocks = toBlocks(work, currentMonth)
  const [first] = blocks
  if (!first || new Set(blocks.map(({ id }) => id)).size < 2) return null
  const line = { start: first.start, end: monthOf(currentMonth) + 1 }
  const lanes = Math.max(...blocks.map(({ lane }) => lane)) + 1
  const column = (month: number) => Math.max(month - line.start, 0) + 1
  // A class of each block would be a tenth of a kilobyte of the page.
  const placesCss = css(
    {
      gridTemplateColumns: `repeat(${line.end - line.start}, minmax(0, 1fr))`,
      gridTemplateRows: `repeat(${lanes}, ${shape.touchTarget})`,
    },
    blocks.map((block, index) => ({
      [`& > :nth-of-type(${index + 1})`]: {
        gridColumn: `${column(block.start)} / ${column(block.end)}`,
        gridRow: lanes - block.lane,
      },
    })),
  )
  const years = yearsBetween(line.start, line.end)
  const edges = [...years.map((year) => column(year * 12)), column(line.end)]
  const tracks = edges.slice(1).map((edge, index) => `minmax(0, ${edge - (edges[index] ?? 0)}fr)`)
  const selection = describeSelection(work, selected, currentMonth, words).at(-1) ?? ""
  return (
    <div css={timelineCss} aria-hidden="true">
      <p key={pointed?.id ?? selection} css={lineCss}>
        {pointed ? (
          <>
            <InlineText text={pointed.company} />
            {words.comma}
            <InlineText text={newestOf(pointed.roles)?.title ?? ""} />
            {words.comma}
            <DateRange startDate={pointed.startDate} endDate={pointed.endDate} />
          </>
        ) : (
          <InlineText text={selection} />
        )}
      </p>
      <div css={[blocksCss, placesCss]}>
        {blocks.map((block) => (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a picture
          <div
            key={`${block.id} ${block.start} ${block.roles.length}`}
            onPointerEnter={() => setPointed(block)}
            onPointerLeave={() => setPointed(undefined)}
            onClick={() => navigate(`#${block.id}`)}
            {...skillMatch(block.roles, selected)}
          >
            <span css={nameCss}>
              <InlineText text={block.company} />
            </span>
          </div>
        ))}
      </div>
      <p css={[yearsCss, css({ gridTemplateColumns: tracks.join(" ") })]}>
        {years.map((year) => (
          <span key={year}>{year}</span>
        ))}
        <span>{currentMonth.slice(0, 4)}</span>
      </p>
    </div>
  )
}
