import { css } from "@emotion/react"
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { prefersReducedMotion } from "../browser/prefers-reduced-motion"
import { useWords } from "../hooks/use-words"
import { visuallyHiddenCss } from "../styles/mixins"
import { color, easing, media, radius, shape, size, space, weight } from "../styles/values"
import { say, useDemoWords } from "./write-demo-texts"

/** In milliseconds. */
const MOVE_DURATION = 350

const tableCss = css({
  inlineSize: "100%",
  borderSpacing: 0,
  borderRadius: radius.corner,
  overflow: "clip",
  backgroundColor: color.surface,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: space.hair,
    textAlign: "end",
    verticalAlign: "middle",
    [media.small]: { paddingInline: space.tiny },
  },
  "& thead th": { overflowWrap: "normal", hyphens: "manual" },
  "& td:first-of-type": { inlineSize: 0 },
  "& td:first-of-type, & th": { textAlign: "start" },
  "& thead th:nth-of-type(n + 3)": { textAlign: "end" },
  "& tbody tr": { backgroundColor: color.surface },
  '& tr[data-changed="true"]': {
    position: "relative",
    zIndex: 1,
    boxShadow: `inset ${shape.focus} 0 ${color.accent}`,
  },
  "& tbody > tr > *": { borderBlockStart: `${shape.border} solid ${color.border}` },
})

const nameCss = css({ fontWeight: weight.strong })

/** Always as wide as the longest rank, so that no column moves. The column of ranks is no wider. */
const rankCss = css({ display: "block", minInlineSize: "3.25rem", whiteSpace: "nowrap" })

const moveCss = css({ marginInlineStart: space.hair, color: color.accent })

const noteCss = css({ marginBlockStart: space.tiny, fontSize: size.label })

export type StandingsRow = {
  id: string
  rank: number
  /** How many ranks it has climbed; negative if it fell. */
  move: number
  name: ReactNode
  /** The figures, in the order of the columns. */
  cells: readonly ReactNode[]
  /** Marks the row whose figures have just changed. */
  hasChanged?: boolean
}

export type StandingsTableProps = {
  /** The heads of all columns but the first, which is the rank. */
  heads: readonly string[]
  rows: readonly StandingsRow[]
  /** What the table counts, and how. */
  notes: readonly string[]
}

/** A table of ranks, which marks the rows that share one. A row moves when its rank changes. */
export function StandingsTable({ heads, rows, notes }: StandingsTableProps) {
  const words = useDemoWords()
  const body = useRef<HTMLTableSectionElement>(null)
  useMovingRows(body)
  return (
    <>
      <table css={tableCss}>
        <caption css={visuallyHiddenCss}>{words.standings}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span css={visuallyHiddenCss}>{words.rank}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ id, rank, move, name, cells, hasChanged = false }) => (
            <tr key={id} data-row={id} data-changed={hasChanged}>
              <td>
                <Rank
                  rank={rank}
                  move={move}
                  isTied={rows.some((other) => other.id !== id && other.rank === rank)}
                />
              </td>
              <th scope="row" css={nameCss}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {[...notes, words.tieNote].map((note) => (
        <p key={note} css={noteCss}>
          {note}
        </p>
      ))}
    </>
  )
}

type RankProps = { rank: number; move: number; isTied: boolean }

function Rank({ rank, move, isTied }: RankProps) {
  const { comma } = useWords()
  const words = useDemoWords()
  const ranks = Math.abs(move)
  return (
    <span css={rankCss}>
      {isTied && (
        <>
          <span aria-hidden="true">{words.tieMark}</span>
          <span css={visuallyHiddenCss}>{words.tied} </span>
        </>
      )}
      <span>{rank}</span>
      {ranks > 0 && (
        <span css={moveCss}>
          <span aria-hidden="true">{`${move > 0 ? "▲" : "▼"}${ranks}`}</span>
          <span css={visuallyHiddenCss}>
            {comma + say(move > 0 ? words.climbed : words.fell, { ranks }, words)}
          </span>
        </span>
      )}
    </span>
  )
}

/** Moves the rows from their old places to their new ones. With reduced motion they jump. */
function useMovingRows(body: RefObject<HTMLElement>): void {
  const tops = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const rows = rowsOf(body)
    if (prefersReducedMotion()) return
    for (const row of rows) {
      const distance = (tops.current.get(idOf(row)) ?? row.offsetTop) - row.offsetTop
      if (distance === 0) continue
      row.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], {
        duration: MOVE_DURATION,
        easing: easing.out,
      })
    }
  })
  // Not in the layout effect: the dialog around the table opens after it, and has no places before.
  useEffect(() => {
    tops.current = new Map(rowsOf(body).map((row) => [idOf(row), row.offsetTop]))
  })
}

const rowsOf = ({ current }: RefObject<HTMLElement>) =>
  [...(current?.children ?? [])] as HTMLElement[]

const idOf = (row: HTMLElement) => row.dataset.row ?? ""
