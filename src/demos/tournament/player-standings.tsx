import { css } from "@emotion/react"
import { useRef } from "react"
import { visuallyHiddenCss } from "../../styles/mixins"
import { color, radius, shape, size, space, weight } from "../../styles/theme"
import { useMovingRows } from "../use-moving-rows"
import { words } from "../words"
import type { StandingState } from "./state"

const tableCss = css({
  inlineSize: "100%",
  borderSpacing: 0,
  borderRadius: radius.corner,
  overflow: "clip",
  backgroundColor: color.surface,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: `${space.hair} ${space.tiny}`, textAlign: "end" },
  "& tr > :first-of-type, & th": { textAlign: "start" },
  "& thead th:nth-of-type(n + 3)": { textAlign: "end" },
  "& tbody tr": { backgroundColor: color.surface },
  "& tbody > tr > *": { borderBlockStart: `${shape.border} solid ${color.border}` },
})

const nameCss = css({ fontWeight: weight.strong })

const moveCss = css({ marginInlineStart: space.tiny, color: color.accent })

const methodCss = css({ marginBlockStart: space.tiny, fontSize: size.label })

export type StandingsTableProps = {
  standings: readonly StandingState[]
  playerName: (id: string) => string
}

/** The standings of the evening. A row moves when its rank changes. */
export function StandingsTable({ standings, playerName }: StandingsTableProps) {
  const text = words.tournament
  const body = useRef<HTMLTableSectionElement>(null)
  useMovingRows(body)
  return (
    <>
      <table css={tableCss}>
        <caption css={visuallyHiddenCss}>{text.standings}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span css={visuallyHiddenCss}>{text.rank}</span>
            </th>
            {[text.player, text.points, text.firsts, text.seconds].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {standings.map(({ player, rank, points, firsts, seconds, move }) => (
            <tr key={player} data-row={player}>
              <td>{rank}</td>
              <th scope="row" css={nameCss}>
                {playerName(player)}
                {move !== 0 && <Move by={move} />}
              </th>
              <td>{points}</td>
              <td>{firsts}</td>
              <td>{seconds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p css={methodCss}>{text.method}</p>
    </>
  )
}

function Move({ by }: { by: number }) {
  return (
    <span css={moveCss}>
      <span aria-hidden="true">{by > 0 ? "▲" : "▼"}</span>
      <span css={visuallyHiddenCss}>, {words.tournament.move(by)}</span>
    </span>
  )
}
