import { css } from "@emotion/react"
import { visuallyHiddenCss } from "../../styles/mixins"
import { media } from "../../styles/theme"
import { dotMatrixPath } from "./dot-matrix-font"

const COLUMNS = 128
const ROWS = 20

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

const LETTER_SIZE = 14

export type DotMatrixProps = { text: string }

/** A score or a name on a dot-matrix display. A text that its dots cannot show is in plain letters. */
export function DotMatrix({ text }: DotMatrixProps) {
  const path = dotMatrixPath(text, COLUMNS, ROWS)
  return (
    <>
      <svg css={displayCss} viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
        <defs>
          <pattern id="demo-dot" width="1" height="1" patternUnits="userSpaceOnUse">
            <circle cx=".5" cy=".5" r=".32" fill="#4a1c0c" />
          </pattern>
        </defs>
        <rect width={COLUMNS} height={ROWS} fill="url(#demo-dot)" />
        {path === undefined ? (
          <text
            x={COLUMNS / 2}
            y={ROWS / 2}
            fill="#ffa552"
            fontSize={Math.min(LETTER_SIZE, COLUMNS / [...text].length)}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {text}
          </text>
        ) : (
          <path d={path} stroke="#ffa552" strokeWidth=".94" strokeLinecap="round" />
        )}
      </svg>
      <span css={visuallyHiddenCss}>{text}</span>
    </>
  )
}
