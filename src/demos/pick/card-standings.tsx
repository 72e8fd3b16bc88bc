import { css } from "@emotion/react"
import type { PickData } from "../../content/schemas/demos/pick"
import { color, media, space } from "../../styles/values"
import { StandingsTable } from "../standings-table"
import { formatNumber, sayCount, useDemoWords } from "../write-demo-texts"
import { Score } from "./score"
import type { Standing } from "./tallies"

const cardCss = css({ display: "flex", alignItems: "center", gap: space.tiny })

const drawingCss = css({
  flex: "none",
  inlineSize: "1.5rem",
  blockSize: "1.75rem",
  objectFit: "contain",
  [media.small]: { inlineSize: "1.75rem" },
})

/** The rows are in ever deeper water. */
const waterCss = css({
  "& table tbody": {
    background: `linear-gradient(${color.backgroundBottom}, ${color.surface})`,
    [media.forcedColors]: { background: "none" },
  },
  "& table tbody tr": { backgroundColor: "transparent" },
})

/** The card that was picked last, and how many ranks it climbed. */
export type LastPick = { card: string; climbed: number }

export type CardStandingsProps = {
  standings: readonly Standing[]
  score: PickData["score"]
  last: LastPick | undefined
}

/** The table of the cards, the best first, how many picks it counts, and whose. */
export function CardStandings({ standings, score, last }: CardStandingsProps) {
  const words = useDemoWords()
  const most = standings[0]?.picks ?? 0
  const rows = standings.map(({ card, src, rank, picks, own }) => {
    const hasChanged = card === last?.card
    return {
      id: card,
      hasChanged,
      rank,
      move: hasChanged ? last.climbed : 0,
      name: (
        <span css={cardCss}>
          <img css={drawingCss} src={src} alt="" draggable={false} />
          {card}
        </span>
      ),
      cells: [
        <Score key={card} kind={score} picks={picks} most={most} />,
        formatNumber(own, words),
      ],
    }
  })
  const sum = (key: "picks" | "own") => standings.reduce((total, line) => total + line[key], 0)
  const count = sum("picks")
  const own = sum("own")
  return (
    <div css={score === "tides" && waterCss}>
      <StandingsTable
        heads={[words.card, words.picks, words.yours]}
        rows={rows}
        notes={[
          sayCount(own === 0 ? "totalWithoutOwn" : "total", { count, own }, words),
          ...(count > own ? [words.pickCrowd] : []),
          words.pickMethod,
        ]}
      />
    </div>
  )
}
