import { DOT_COLOR, DotDisplay } from "../../components/dot-display"
import { dotMatrixPath } from "../../lib/dot-matrix"
import { visuallyHiddenCss } from "../../styles/mixins"

const DISPLAY = { columns: 128, rows: 20 }

const LETTER_SIZE = 14

export type DotMatrixProps = { text: string }

/** A score or a name on a dot-matrix display. A text that its dots cannot show is in plain letters. */
export function DotMatrix({ text }: DotMatrixProps) {
  return (
    <>
      <DotDisplay {...DISPLAY} path={dotMatrixPath(text, DISPLAY)}>
        <text
          x={DISPLAY.columns / 2}
          y={DISPLAY.rows / 2}
          fill={DOT_COLOR}
          fontSize={Math.min(LETTER_SIZE, DISPLAY.columns / [...text].length)}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {text}
        </text>
      </DotDisplay>
      <span css={visuallyHiddenCss}>{text}</span>
    </>
  )
}
