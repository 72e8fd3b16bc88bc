import { css } from "@emotion/react"
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
import { screenOnlyCss, visuallyHiddenCss } from "../styles/mixins"
import { color, media, shape, size, space, tracking, weight } from "../styles/values"
import { InlineText } from "./inline-text"
import { DateRange } from "./period"

/** The rows of the line, which 1, 2, 3, 4 or 6 jobs at the same time share evenly. */
const ROWS = 12

/** The line has at most this many years under it, and the year of today. */
const MAX_YEARS = 5

/** A part of the line that is 24 px wide on a phone: a narrower target is hard to hit (WCAG 2.5.8). */
const MIN_PART = 1 / 14

/** With more links than this, the first one skips the others. */
const MAX_LINKS_WITHOUT_SKIP = 12

const timelineCss = css(screenOnlyCss, {
  marginBlockStart: space.small,
  color: color.muted,
  fontSize: size.label,
  letterSpacing: tracking.label,
})

/** One line above the blocks: the selection, or the job that has the pointer or the focus. */
const lineCss = css({
  minBlockSize: "1.5em",
  overflow: "hidden",
  color: color.accent,
  fontWeight: weight.strong,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
})

const selectionCss = css(lineCss, {
  "&:has(+ ol a:is(:hover, :focus-visible))": { visibility: "hidden" },
})

/** A column for each month. A finger reaches a block at its height in the list. */
const blocksCss = css({
  position: "relative",
  display: "grid",
  gridTemplateRows: `repeat(${ROWS}, minmax(0, 1fr))`,
  boxSizing: "content-box",
  paddingBlockEnd: space.hair,
  borderBlockEnd: `${shape.border} solid ${color.border}`,
})

/** A block of the color of its text. With a selected skill, it stands up. Forced colors would hide a gradient. */
const blockCss = css({
  display: "block",
  blockSize: "100%",
  minInlineSize: space.hair,
  borderInlineEnd: `${shape.focus} solid transparent`,
  background: "linear-gradient(currentcolor, currentcolor) bottom / 100% 32% no-repeat padding-box",
  color: `color-mix(in srgb, ${color.muted} 60%, transparent)`,
  "[data-skill-match=false] > &": { color: color.border },
  "[data-skill-match=true] > &": { color: color.accent, backgroundSize: "100% 64%" },
  "&:is(:hover, :focus-visible)": { color: color.text, backgroundSize: "100% 64%" },
  "& > span": [lineCss, { position: "absolute", insetInline: 0, insetBlockEnd: "100%" }],
  "&:not(:hover, :focus-visible) > span": visuallyHiddenCss,
  [media.forcedColors]: { forcedColorAdjust: "none", "&&, & > span": { color: "LinkText" } },
})

const yearsCss = css({ display: "grid", marginBlockStart: space.hair, whiteSpace: "nowrap" })

const skipCss = css({ "&:not(:focus)": visuallyHiddenCss })

type Role = MonthRange & { title: string; skills: readonly string[] }

type Company = { id: string; company: string | null; roles: readonly Role[] }

/**
 * A time at a company without a gap. Months are counted from January of the year 0; `end` is the month
 * after the last one. Blocks at the same time have a lane each.
 */
type Block = MonthRange & {
  id: string
  company: string
  roles: readonly Role[]
  start: number
  end: number
  lane: number
  lanes: number
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
      return { ...range, ...part, start, end, lane: 0, lanes: 1 }
    })
  })
  return shareHeight(blocks.sort((a, b) => a.start - b.start))
}

/** Gives each of several blocks at the same time a lane. A job may begin in the month in which the last one ended. */
function shareHeight(blocks: Block[]): Block[] {
  let together: Block[] = []
  let ends: number[] = [] // of the last block in each lane
  for (const block of blocks) {
    const isFree = (end: number) => end - 1 <= block.start
    if (ends.every(isFree)) [together, ends] = [[], [Math.max(0, ...ends)]]
    const free = ends.findIndex(isFree)
    block.lane = free === -1 ? ends.length : free
    block.start = Math.min(Math.max(block.start, ends[block.lane] ?? 0), block.end - 1)
    ends[block.lane] = block.end
    together.push(block)
    for (const each of together) each.lanes = ends.length
  }
  return blocks
}

/**
 * @returns the blocks, each short one wider at the cost of its neighbors; as they are if some share the height, or if
 *   not all of them fit
 */
export function widenShort(
  blocks: readonly Block[],
  { start, end }: { start: number; end: number },
): Block[] {
  const wide = blocks.map((block) => ({ ...block }))
  const least = Math.ceil((end - start) * MIN_PART)
  const isFull = blocks.length * least > end - start
  if (isFull || blocks.some(({ lanes }) => lanes > 1)) return wide
  let edge = start
  for (const block of wide) {
    block.start = Math.max(block.start, edge)
    block.end = Math.max(block.end, block.start + least)
    edge = block.end
  }
  edge = end
  for (const block of [...wide].reverse()) {
    block.end = Math.min(block.end, edge)
    block.start = Math.min(block.start, block.end - least)
    edge = block.start
  }
  return wide
}

/**
 * @returns the years to show below the line, at most `MAX_YEARS`, each more than a step before the end. For a career
 *   that begins late in a year, the first is the next year, so that the first two stand apart
 */
export function yearsBetween(start: number, end: number): number[] {
  const first = Math.round(start / 12)
  const step = Math.ceil((end / 12 - first) / MAX_YEARS)
  const years = Array.from({ length: MAX_YEARS }, (_, index) => first + index * step)
  return years.filter((year) => end / 12 - year > step)
}

export type CareerTimelineProps = {
  /** The title of the section with the jobs, which names the list. */
  title: string
  work: readonly (Company & SkillCompany)[]
  selectable: SkillNames
  /** As in '2026-07'. */
  currentMonth: string
  /** The id of the element behind the timeline. */
  skipTo: string | undefined
}

/** The years of a career on one line: a block for each company, as wide as its time, leads to the company. */
export function CareerTimeline({
  title,
  work,
  selectable,
  currentMonth,
  skipTo,
}: CareerTimelineProps) {
  const words = useWords()
  const { selected } = useSkillSelection(selectable)
  const blocks = toBlocks(work, currentMonth)
  const [first] = blocks
  if (!first || new Set(blocks.map(({ id }) => id)).size < 2) return null
  const line = { start: first.start, end: monthOf(currentMonth) + 1 }
  const wide = widenShort(blocks, line)
  const months = css({ gridTemplateColumns: `repeat(${line.end - line.start}, minmax(0, 1fr))` })
  const lanes = Math.max(...blocks.map((block) => block.lanes))
  const column = (month: number) => Math.max(month - line.start, 0) + 1
  const columns = ({ start, end }: Block) => `${column(start)} / ${column(end)}`
  const selection = describeSelection(work, selected, currentMonth, words).at(-1) ?? ""
  return (
    <div css={timelineCss}>
      {blocks.length > MAX_LINKS_WITHOUT_SKIP && (
        <a href={`#${skipTo}`} css={skipCss}>
          {words.skipToContent}
        </a>
      )}
      <p key={selection} css={selectionCss} aria-hidden="true">
        <InlineText text={selection} />
      </p>
      <ol
        css={[blocksCss, months, css({ blockSize: `calc(${lanes} * ${shape.touchTarget})` })]}
        aria-label={title}
      >
        {blocks.map((block, index) => (
          <li
            key={`${block.id} ${block.start} ${block.roles.length}`}
            css={css({
              gridColumn: columns(block),
              [media.screenPhone]: { gridColumn: columns(wide[index] ?? block) },
              gridRow: [block.lane, block.lane + 1]
                .map((lane) => Math.round((lane * ROWS) / block.lanes) + 1)
                .join(" / "),
            })}
            {...skillMatch(block.roles, selected)}
          >
            <a href={`#${block.id}`} css={blockCss}>
              <span>
                <InlineText text={block.company} />
                {words.comma}
                <InlineText text={newestOf(block.roles)?.title ?? ""} />
                {words.comma}
                <DateRange startDate={block.startDate} endDate={block.endDate} />
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p css={[yearsCss, months]} aria-hidden="true">
        {yearsBetween(line.start, line.end).map((year) => (
          <span key={year} css={css({ gridArea: `1 / ${column(year * 12)}` })}>
            {year}
          </span>
        ))}
        <span css={css({ gridArea: "1 / -2", justifySelf: "end" })}>
          {currentMonth.slice(0, 4)}
        </span>
      </p>
    </div>
  )
}
