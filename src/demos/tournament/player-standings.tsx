import { StandingsTable } from "../standings-table"
import { formatNumber, useDemoWords } from "../write-demo-texts"
import type { StandingState } from "./state"

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
    move,
    name: playerName(player),
    cells: [points, firsts, seconds].map((each) => formatNumber(each, words)),
  }))
  return (
    <StandingsTable
      heads={[words.player, words.points, words.firsts, words.seconds]}
      rows={rows}
      notes={[words.tournamentMethod]}
    />
  )
}
