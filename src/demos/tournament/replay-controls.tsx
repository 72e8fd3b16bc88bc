import { css } from "@emotion/react"
import { Button } from "../../components/button"
import { color, media, shape, size, space, weight } from "../../styles/values"
import { formatTime, useDemoWords } from "../write-demo-texts"
import type { Replay } from "./use-replay"

/** Stays at the bottom of the dialog while its content scrolls, if the screen has room for both. */
const rowCss = css({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.small,
  marginBlockStart: space.tiny,
  paddingBlock: space.small,
  borderBlockStart: `${shape.border} solid ${color.border}`,
  backgroundColor: color.backgroundBottom,
  [media.screenLow]: { position: "static" },
})

const playCss = css({ minInlineSize: "8em" })

const fastCss = css({
  '&[aria-pressed="true"]': {
    backgroundColor: color.text,
    color: color.backgroundBottom,
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "Highlight",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
  },
})

const sliderCss = css({
  flex: "1 1 12rem",
  minInlineSize: 0,
  minBlockSize: shape.touchTarget,
  accentColor: color.accent,
})

const clockCss = css({
  minInlineSize: "5.5em",
  fontSize: size.small,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
})

/** The steps of the slider, in seconds. */
const STEP = 15

export type ReplayControlsProps = { replay: Replay; start: number; end: number }

/** Play, pause, four times as fast, and a slider over the evening. */
export function ReplayControls({ replay, start, end }: ReplayControlsProps) {
  const words = useDemoWords()
  const { time, isPlaying, isFast, toggle, toggleFast, seek } = replay
  const label = isPlaying ? words.pause : time >= end ? words.playAgain : words.play
  const lastStep = start + Math.ceil((end - start) / STEP) * STEP
  return (
    <div css={rowCss}>
      <Button variant="solid" css={playCss} onClick={toggle}>
        {label}
      </Button>
      <Button variant="quiet" css={fastCss} aria-pressed={isFast} onClick={toggleFast}>
        {words.faster}
      </Button>
      <input
        type="range"
        css={sliderCss}
        aria-label={words.time}
        aria-valuetext={formatTime(time, words)}
        min={start}
        max={lastStep}
        step={STEP}
        value={time >= end ? lastStep : time}
        onChange={({ target }) => seek(Math.min(end, target.valueAsNumber))}
      />
      <span css={clockCss} aria-hidden="true">
        {formatTime(time, words)}
      </span>
    </div>
  )
}
