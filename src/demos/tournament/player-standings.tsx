import { css } from "@emotion/react"
import { visuallyHiddenCss } from "../../styles/mixins"
import { color, size, space } from "../../styles/theme"
import { StandingsTable } from "../standings-table"
import { words } from "../words"
import type { StandingState } from "./state"

const moveCss = css({ marginInlineStart: space.tiny, color: color.accent })

const methodCss = css({ marginBlockStart: space.tiny, fontSize: size.label })

export type PlayerStandingsProps = {
  standings: readonly StandingState[]
  playerName: (id: string) => string
}

/** The standings of the evening, and how they are computed. */
export function PlayerStandings({ standings, playerName }: PlayerStandingsProps) {
  const text = words.tournament
  const rows = standings.map(({ player, rank, points, firsts, seconds, move }) => ({
    id: player,
    rank,
    name: (
      <>
        {playerName(player)}
        {move !== 0 && <Move by={move} />}
      </>
    ),
    cells: [points, firsts, seconds],
  }))
  return (
    <>
      <StandingsTable heads={[text.player, text.points, text.firsts, text.seconds]} rows={rows} />
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
