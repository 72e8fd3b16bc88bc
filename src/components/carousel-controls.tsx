import { css } from "@emotion/react"
import { useWords } from "../hooks/use-words"
import { screenOnlyCss } from "../styles/mixins"
import { color, media, shape, size, space, tracking } from "../styles/theme"
import { Arrow } from "./arrow"
import { Button } from "./button"

const rowCss = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space.tiny,
  marginBlockStart: space.large,
})

/** Invisible until Swiper runs, without moving the layout. Without scripts it never runs. */
const waitingCss = css({ visibility: "hidden", [media.noScripting]: { display: "none" } })

const countCss = css({
  marginInlineEnd: "auto",
  color: color.muted,
  fontSize: size.label,
  letterSpacing: tracking.label,
  fontVariantNumeric: "tabular-nums",
})

const buttonCss = css({
  inlineSize: shape.touchTarget,
  minBlockSize: shape.touchTarget,
  paddingInline: 0,
  fontSize: size.title,
})

export type CarouselControlsProps = {
  active: number
  count: number
  /** The id of the element that contains the slides. */
  controls: string
  /** Undefined until Swiper runs. */
  onStep: ((step: -1 | 1) => void) | undefined
}

/** The position of the active slide, and the buttons to the previous and the next one. */
export function CarouselControls({ active, count, controls, onStep }: CarouselControlsProps) {
  const words = useWords()
  // Not `disabled`, because a button that becomes disabled loses the focus.
  const buttonProps = (step: -1 | 1) => ({
    variant: "quiet" as const,
    css: buttonCss,
    "aria-controls": controls,
    "aria-disabled": active + step < 0 || active + step >= count,
    onClick: () => onStep?.(step),
  })
  return (
    <div css={[rowCss, screenOnlyCss, !onStep && waitingCss]}>
      <span aria-hidden="true" css={countCss}>
        {active + 1} / {count}
      </span>
      <Button {...buttonProps(-1)} aria-label={words.previousSlide}>
        <Arrow to="start" />
      </Button>
      <Button {...buttonProps(1)} aria-label={words.nextSlide}>
        <Arrow to="end" />
      </Button>
    </div>
  )
}
