import { css } from "@emotion/react"
import { color, duration, media, radius, shape } from "../../styles/values"

const tideCss = css({
  flex: "none",
  inlineSize: "clamp(1.5rem, 8vw, 4rem)",
  blockSize: "0.625rem",
  borderRadius: radius.pill,
  background: `linear-gradient(${color.accent}, ${color.accent}) no-repeat ${color.border}`,
  // It fills from the side where the text begins.
  "[dir=rtl] &": { backgroundPositionX: "right" },
  [media.motionSafe]: { transition: `background-size ${duration.panel}` },
  [media.forcedColors]: {
    forcedColorAdjust: "none", // without it, there is no gradient
    border: `${shape.border} solid CanvasText`,
    backgroundColor: "Canvas",
    backgroundImage: "linear-gradient(CanvasText, CanvasText)",
  },
})

/** A bar that the tide fills up to a share of its width. */
export function Tide({ share }: { share: number }) {
  return (
    <span css={tideCss} style={{ backgroundSize: `${100 * share}% 100%` }} aria-hidden="true" />
  )
}
