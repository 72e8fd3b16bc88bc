import { css } from "@emotion/react"
import type { PickData } from "../../content/schemas/demos/pick"
import { useWords } from "../../hooks/use-words"
import { visuallyHiddenCss } from "../../styles/mixins"
import { color, media, size, space } from "../../styles/theme"
import { StandingsTable } from "../standings-table"
import { formatNumber, say, sayCount, useDemoWords } from "../words"
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

/** Always as wide as the longest rank, so that no column moves. */
const rankCss = css({ display: "block", minInlineSize: "3.25rem", whiteSpace: "nowrap" })

const climbedCss = css({ marginInlineStart: space.hair, color: color.accent })

/** The column of ranks is no wider. */
const tableCss = css({ "& td:first-of-type": { inlineSize: 0 } })

/** The rows are in ever deeper water. */
const waterCss = css({
  "& table tbody": {
    background: `linear-gradient(${color.backgroundBottom}, ${color.surface})`,
    [media.forcedColors]: { background: "none" },
  },
  "& table tbody tr": { backgroundColor: "transparent" },
})

const totalCss = css({ marginBlockStart: space.tiny, fontSize: size.label })

/** The card that was picked last, and how many ranks it climbed. */
export type LastPick = { card: string; climbed: number }

export type CardStandingsProps = {
  standings: readonly Standing[]
  score: PickData["score"]
  last: LastPick | undefined
}

/** The table of the cards, the best first, and how many picks it counts. */
export function CardStandings({ standings, score, last }: CardStandingsProps) {
  const words = useDemoWords()
  const most = standings[0]?.picks ?? 0
  const rows = standings.map(({ card, src, rank, isTied, picks, own }) => {
    const hasChanged = card === last?.card
    const climbed = hasChanged ? last.climbed : 0
    return {
      id: card,
      hasChanged,
      rank: <Rank rank={rank} isTied={isTied} climbed={climbed} />,
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
    <div css={[tableCss, score === "tides" && waterCss]}>
      <StandingsTable heads={[words.card, words.picks, words.yours]} rows={rows} />
      <p css={totalCss}>
        {sayCount(own === 0 ? "totalWithoutOwn" : "total", { count, own }, words)}
      </p>
    </div>
  )
}

type RankProps = { rank: number; isTied: boolean; climbed: number }

function Rank({ rank, isTied, climbed }: RankProps) {
  const { comma } = useWords()
  const words = useDemoWords()
  return (
    <span css={rankCss}>
      {isTied && (
        <>
          <span aria-hidden="true">{words.tieMark}</span>
          <span css={visuallyHiddenCss}>{words.tied} </span>
        </>
      )}
      {rank}
      {climbed > 0 && (
        <span css={climbedCss}>
          <span aria-hidden="true">▲{climbed}</span>
          <span css={visuallyHiddenCss}>
            {comma}
            {say(words.climbed, { ranks: climbed }, words)}
          </span>
        </span>
      )}
    </span>
  )
}
