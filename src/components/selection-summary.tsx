import { css } from "@emotion/react"
import { useRef } from "react"
import { useWords } from "../hooks/use-words"
import { screenOnlyCss } from "../styles/mixins"
import { color, media, radius, shape, side, size, space } from "../styles/values"
import { Button } from "./button"
import { InlineText } from "./inline-text"

/** As high as a line and the buttons, so that a selection in the address causes no layout shift. */
const summaryCss = css({
  display: "grid",
  alignContent: "start",
  justifyItems: side,
  rowGap: space.tiny,
  minBlockSize: `calc(1lh + ${space.tiny} + 2.25rem)`,
  [media.coarsePointer]: { minBlockSize: `calc(1lh + ${space.tiny} + ${shape.touchTarget})` },
  marginBlockStart: space.small,
  fontSize: size.small,
  // Without scripts no skill can be selected.
  [media.noScripting]: { display: "none" },
})

/** What was found stays in view, below the chips. */
const foundCss = css({
  [media.screen]: {
    position: "sticky",
    insetBlockEnd: 0,
    maxBlockSize: "10rem",
    overflowY: "auto",
    padding: space.tiny,
    border: `${shape.border} solid ${color.border}`,
    borderRadius: radius.corner,
    backgroundColor: color.backgroundBottom,
  },
})

const hintCss = css({ color: color.muted, textWrap: "balance" })

const lineCss = css({ display: "block", fontVariantNumeric: "tabular-nums" })

const buttonsCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: side,
  gap: space.tiny,
})

export type SelectionSummaryProps = {
  /** Says how to select. Shown while nothing is selected. */
  hint: string
  /** The id of the hint, which describes the lists. */
  hintId: string
  /** The summary of the selection. Empty if nothing is selected. */
  lines: readonly string[]
  onClear: () => void
  /** A second button next to 'Clear'. */
  action?: { text: string; onClick: () => void } | undefined
}

/** Summarizes a selection, announces each change to screen readers, and clears the selection. */
export function SelectionSummary({ hint, hintId, lines, onClear, action }: SelectionSummaryProps) {
  const words = useWords()
  const summary = useRef<HTMLDivElement>(null)
  const clear = () => {
    onClear()
    summary.current?.focus() // The button disappears and would lose the focus.
  }
  return (
    <div
      ref={summary}
      tabIndex={-1}
      css={[summaryCss, lines.length > 0 && foundCss, screenOnlyCss]}
    >
      <p id={hintId} css={hintCss} hidden={lines.length > 0}>
        {hint}
      </p>
      <output aria-live="polite" aria-atomic="true">
        {lines.map((line) => (
          <span key={line} css={lineCss}>
            <InlineText text={line} />
          </span>
        ))}
      </output>
      {lines.length > 0 && (
        <div css={buttonsCss}>
          {action && (
            <Button variant="quiet" onClick={action.onClick}>
              {action.text}
            </Button>
          )}
          <Button variant="quiet" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
