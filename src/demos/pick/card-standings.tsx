import { css } from "@emotion/react"
import type { PickData } from "../../content/schemas/demos/pick"
import { color, duration, media, radius, space } from "../../styles/theme"
import { StandingsTable } from "../standings-table"
import { words } from "../words"
import type { Standing } from "./tallies"

const drawingCss = css({
  display: "inline-block",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  marginInlineEnd: space.tiny,
  objectFit: "contain",
  verticalAlign: "middle",
})

const barCss = css({
  display: "inline-block",
  inlineSize: "3rem",
  blockSize: "0.5rem",
  marginInlineEnd: space.tiny,
  borderRadius: radius.pill,
  background: `linear-gradient(${color.accent}, ${color.accent}) no-repeat ${color.border}`,
  [media.motionSafe]: { transition: `background-size ${duration.panel}` },
})

export type CardStandingsProps = {
  standings: readonly Standing[]
  cards: PickData["cards"]
}

/** The table of the cards, the best first. */
export function CardStandings({ standings, cards }: CardStandingsProps) {
  const text = words.pick
  const rows = standings.map(({ card, rank, picked, shown, score }) => {
    const src = cards.find(({ name }) => name === card)?.src
    return {
      id: card,
      rank,
      name: (
        <>
          <img css={drawingCss} src={src} alt="" draggable={false} />
          {card}
        </>
      ),
      cells: [text.picksOf(picked, shown), <Score key="score" percent={100 * score} />],
    }
  })
  return <StandingsTable heads={[text.card, text.picks, text.score]} rows={rows} />
}

function Score({ percent }: { percent: number }) {
  return (
    <>
      <span css={barCss} style={{ backgroundSize: `${percent}% 100%` }} aria-hidden="true" />
      {Math.round(percent)}
    </>
  )
}
