import { css } from "@emotion/react"
import { color, media } from "../../styles/values"

const moonCss = css({
  flex: "none",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  "& circle": { fill: color.border },
  "& path": { fill: color.text },
  'tr[data-changed="true"] & path': { fill: color.accent },
  [media.forcedColors]: {
    overflow: "visible",
    "& circle": { fill: "Canvas", stroke: "CanvasText", strokeWidth: 0.1 },
    '& path, tr[data-changed="true"] & path': { fill: "CanvasText" },
  },
})

/** A moon whose lit part is a share of its disk: 0 is new, 1 is full. */
export function Moon({ share }: { share: number }) {
  return (
    <svg css={moonCss} viewBox="-1 -1 2 2" aria-hidden="true">
      <circle r="1" />
      <path d={toPhase(share)} />
    </svg>
  )
}

/** The right edge of the disk, and half an ellipse that divides light and shadow. */
export function toPhase(share: number): string {
  const radius = Math.abs(1 - 2 * share)
  const sweep = share > 0.5 ? 1 : 0
  return `M0-1A1 1 0 0 1 0 1A${radius} 1 0 0 ${sweep} 0-1`
}
