import { css } from "@emotion/react"
import { useRef } from "react"
import { visuallyHiddenCss } from "../../styles/mixins"
import { color, duration, media, radius, shape, size, space, weight } from "../../styles/theme"
import { useMovingRows } from "../use-moving-rows"
import { words } from "../words"
import type { PickData } from "./schema"
import type { Standing } from "./tallies"

const tableCss = css({
  inlineSize: "100%",
  marginBlockEnd: space.small,
  borderSpacing: 0,
  borderRadius: radius.corner,
  overflow: "clip",
  backgroundColor: color.surface,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: `${space.hair} ${space.tiny}`,
    textAlign: "start",
    verticalAlign: "middle",
  },
  "& tr > :last-child": { textAlign: "end" },
  "& tbody tr": { backgroundColor: color.surface },
  "& tbody > tr > *": { borderBlockStart: `${shape.border} solid ${color.border}` },
})

const nameCss = css({ fontWeight: weight.strong })

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

export type StandingsTableProps = {
  standings: readonly Standing[]
  cards: PickData["cards"]
}

/** The table of the cards, the best first. A row moves when its rank changes. */
export function StandingsTable({ standings, cards }: StandingsTableProps) {
  const text = words.pick
  const body = useRef<HTMLTableSectionElement>(null)
  useMovingRows(body)
  return (
    <table css={tableCss}>
      <caption css={visuallyHiddenCss}>{text.standings}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <span css={visuallyHiddenCss}>{text.rank}</span>
          </th>
          {[text.card, text.picks, text.score].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {standings.map(({ card, rank, picked, shown, score }) => (
          <tr key={card} data-row={card}>
            <td>{rank}</td>
            <th scope="row" css={nameCss}>
              <img
                css={drawingCss}
                src={cards.find(({ name }) => name === card)?.src}
                alt=""
                draggable={false}
              />
              {card}
            </th>
            <td>{text.picksOf(picked, shown)}</td>
            <td>
              <span
                css={barCss}
                style={{ backgroundSize: `${100 * score}% 100%` }}
                aria-hidden="true"
              />
              {Math.round(100 * score)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
