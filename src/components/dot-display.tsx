import { css } from "@emotion/react"
import type { ReactNode } from "react"
import type { DisplaySize } from "../lib/dot-matrix"
import { media } from "../styles/values"

/** The color of a dot that is on. */
export const DOT_COLOR = "#ffa552"

/** In forced colors, the display has no dots that are off, and squares for those that are on. */
const displayCss = css({
  display: "block",
  inlineSize: "100%",
  [media.forcedColors]: {
    "& rect": { display: "none" },
    "& path, & text": { fill: "CanvasText" },
  },
})

/** A dot in each square of one unit. */
const Dots = ({ id, ...circle }: { id: string; fill: string; r: number }) => (
  <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
    <circle cx=".5" cy=".5" {...circle} />
  </pattern>
)

export type DotDisplayProps = DisplaySize & {
  /** As `dotMatrixPath` makes it. Without it, the children are shown. */
  path: string | undefined
  children?: ReactNode
}

/** A dot-matrix display, as pinball machines have. Screen readers skip it. */
export function DotDisplay({ columns, rows, path, children }: DotDisplayProps) {
  return (
    <svg css={displayCss} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <defs>
        <Dots id="dot-off" fill="#4a1c0c" r={0.32} />
        <Dots id="dot-on" fill={DOT_COLOR} r={0.47} />
      </defs>
      <rect width={columns} height={rows} fill="url(#dot-off)" />
      {path === undefined ? children : <path d={path} fill="url(#dot-on)" />}
    </svg>
  )
}
