import { css } from "@emotion/react"
import type { PickData } from "../../content/schemas/demos/pick"
import { visuallyHiddenCss } from "../../styles/mixins"
import { space } from "../../styles/values"
import { formatNumber, useDemoWords } from "../write-demo-texts"
import { FlipCounter } from "./flip-counter"
import { Moon } from "./moon"
import { Tide } from "./tide"

const scoreCss = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: space.tiny,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
})

/** As wide as the number of the leader, so that what stands beside it is in a column. */
const numberCss = (widest: string) => css({ minInlineSize: `${widest.length}ch`, textAlign: "end" })

export type ScoreProps = {
  kind: PickData["score"]
  picks: number
  /** The picks of the card that leads. */
  most: number
}

/** The picks of a card, as a number and in the picture that the demo keeps its score in. */
export function Score({ kind, picks, most }: ScoreProps) {
  const words = useDemoWords()
  const share = most === 0 ? 0 : picks / most
  return (
    <span css={scoreCss}>
      {kind === "moons" && <Moon share={share} />}
      {kind === "tides" && <Tide share={share} />}
      {kind === "flips" && <FlipCounter count={picks} digits={String(most).length} />}
      <span css={kind === "flips" ? visuallyHiddenCss : numberCss(formatNumber(most, words))}>
        {formatNumber(picks, words)}
      </span>
    </span>
  )
}
