import { css } from "@emotion/react"
import { useWords } from "../../hooks/use-words"
import { visuallyHiddenCss } from "../../styles/mixins"
import { color, size, space } from "../../styles/theme"
import { StandingsTable } from "../standings-table"
import { formatNumber, say, useDemoWords } from "../words"
import type { StandingState } from "./state"

const moveCss = css({ marginInlineStart: space.tiny, color: color.accent })

const methodCss = css({ marginBlockStart: space.tiny, fontSize: size.label })

export type PlayerStandingsProps = {
  standings: readonly StandingState[]
  playerName: (id: string) => string
}

/** The standings of the evening, and how they are computed. */
export function PlayerStandings({ standings, playerName }: PlayerStandingsProps) {
  const words = useDemoWords()
  const rows = standings.map(({ player, rank, points, firsts, seconds, move }) => ({
    id: player,
    rank,
    name: (
      <>
        {playerName(player)}
        {move !== 0 && <Move by={move} />}
      </>
    ),
    cells: [points, firsts, seconds].map((each) => formatNumber(each, words)),
  }))
  return (
    <>
      <StandingsTable
        heads={[words.player, words.points, words.firsts, words.seconds]}
        rows={rows}
      />
      <p css={methodCss}>{words.tournamentMethod}</p>
    </>
  )
}

function Move({ by }: { by: number }) {
  const { comma } = useWords()
  const words = useDemoWords()
  const text = by > 0 ? words.climbed : words.fell
  return (
    <span css={moveCss}>
      <span aria-hidden="true">{by > 0 ? "▲" : "▼"}</span>
      <span css={visuallyHiddenCss}>
        {comma}
        {say(text, { ranks: Math.abs(by) }, words)}
      </span>
    </span>
  )
}
