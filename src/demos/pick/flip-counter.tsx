import { css, keyframes } from "@emotion/react"
import { color, duration, easing, media, shape, weight } from "../../styles/values"

/** The digits of a number run from left to right in every language. */
const counterCss = css({ direction: "ltr", display: "inline-flex", gap: "2px", lineHeight: 1.5 })

const tileCss = css({
  inlineSize: "1em",
  borderRadius: "2px",
  border: `${shape.border} solid transparent`,
  backgroundColor: color.onAccent,
  color: color.accent,
  fontWeight: weight.strong,
  textAlign: "center",
  [media.small]: { inlineSize: "1.2em" },
})

const flip = keyframes({ from: { transform: "rotateX(90deg)" } })

const digitCss = css({
  display: "block",
  [media.motionSafe]: { animation: `${flip} ${duration.panel} ${easing.out}` },
})

export type FlipCounterProps = {
  count: number
  /** The number of tiles. */
  digits: number
}

/** A count on tiles, with zeros in front. A digit flips when it changes. */
export function FlipCounter({ count, digits }: FlipCounterProps) {
  return (
    <span css={counterCss} aria-hidden="true">
      {[...String(count).padStart(digits, "0")].map((digit, index) => (
        <span key={index} css={tileCss}>
          <span key={digit} css={digitCss}>
            {digit}
          </span>
        </span>
      ))}
    </span>
  )
}
