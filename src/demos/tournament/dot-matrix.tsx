import { css } from "@emotion/react"
import { visuallyHiddenCss } from "../../styles/mixins"
import { dotMatrixPath } from "./dot-matrix-font"

const COLUMNS = 128
const ROWS = 20

const displayCss = css({ display: "block", inlineSize: "100%" })

export type DotMatrixProps = {
  /** Digits and commas. */
  text: string
}

/** A score on a dot-matrix display. */
export function DotMatrix({ text }: DotMatrixProps) {
  return (
    <>
      <svg css={displayCss} viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
        <defs>
          <pattern id="demo-dot" width="1" height="1" patternUnits="userSpaceOnUse">
            <circle cx=".5" cy=".5" r=".32" fill="#4a1c0c" />
          </pattern>
        </defs>
        <rect width={COLUMNS} height={ROWS} fill="url(#demo-dot)" />
        <path
          d={dotMatrixPath(text, COLUMNS, ROWS)}
          stroke="#ffa552"
          strokeWidth=".94"
          strokeLinecap="round"
        />
      </svg>
      <span css={visuallyHiddenCss}>{text}</span>
    </>
  )
}
