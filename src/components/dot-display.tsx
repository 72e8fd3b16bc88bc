import { css } from "@emotion/react"
import type { ReactNode } from "react"
import type { DisplaySize } from "../lib/dot-matrix"
import { media } from "../styles/theme"

/** The color of a dot that is on. */
export const DOT_COLOR = "#ffa552"

/** In forced colors, the display has no dots that are off. */
const displayCss = css({
  display: "block",
  inlineSize: "100%",
  [media.forcedColors]: {
    "& rect": { display: "none" },
    "& path": { stroke: "CanvasText" },
    "& text": { fill: "CanvasText" },
  },
})

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
        <pattern id="dot" width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx=".5" cy=".5" r=".32" fill="#4a1c0c" />
        </pattern>
      </defs>
      <rect width={columns} height={rows} fill="url(#dot)" />
      {path === undefined ? (
        children
      ) : (
        <path d={path} stroke={DOT_COLOR} strokeWidth=".94" strokeLinecap="round" />
      )}
    </svg>
  )
}
