import { css } from "@emotion/react"
import { useRef } from "react"
import { screenOnly } from "../styles/mixins"
import { color, media, shape, size, space } from "../styles/theme"
import { Button } from "./button"

/** As high as its buttons, so that a selection found in the address moves nothing below. */
const summaryCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "last baseline",
  justifyContent: "flex-end",
  rowGap: space.tiny,
  minBlockSize: shape.touchTarget,
  marginBlockStart: space.small,
  fontSize: size.small,
  // Without scripts nothing can be selected.
  [media.unscripted]: { display: "none" },
})

const hintCss = css({ color: color.muted })

const lineCss = css({ display: "block", fontVariantNumeric: "tabular-nums" })

const buttonsCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.tiny,
  marginInlineStart: space.medium,
})

export type SelectionSummaryProps = {
  /** What to do here, while nothing is selected. */
  hint: string
  /** What is selected, a line each; empty if nothing is. */
  lines: readonly string[]
  onClear: () => void
  /** What else can be done with the selection. */
  action?: { text: string; onPress: () => void } | undefined
}

/** Tells what a selection amounts to, aloud too whenever it changes, and ends it. */
export function SelectionSummary({ hint, lines, onClear, action }: SelectionSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const clear = () => {
    onClear()
    summary.current?.focus() // the button goes away, and the focus must not
  }
  return (
    <div ref={summary} tabIndex={-1} css={[summaryCss, screenOnly]}>
      {lines.length === 0 && <p css={hintCss}>{hint}</p>}
      <output aria-live="polite" aria-atomic="true">
        {lines.map((line) => (
          <span key={line} css={lineCss}>
            {line}
          </span>
        ))}
      </output>
      {lines.length > 0 && (
        <div css={buttonsCss}>
          {action && (
            <Button look="quiet" onClick={action.onPress}>
              {action.text}
            </Button>
          )}
          <Button look="quiet" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
