/** The parts of a carousel: its slides, and the controls below them. */
import { css } from "@emotion/react"
import type { MouseEventHandler, ReactNode } from "react"
import { useWords } from "../hooks/use-words"
import { screenOnlyCss, visuallyHiddenCss } from "../styles/mixins"
import { color, duration, media, radius, shape, size, space, tracking } from "../styles/values"
import { Arrow } from "./arrow"
import { Button } from "./button"
import { slideTransform, slideTuck } from "./carousel-options"

const slideCss = css({
  position: "relative",
  flex: "none",
  inlineSize: "100%",
  transformOrigin: "center bottom",
  // Swiper sets the duration of the transition.
  transitionProperty: "none",
  [media.motionSafe]: { transitionProperty: "transform, translate" },
  cursor: "pointer",
  // A button on the slide, such as a retry, is above the link that covers it.
  "& button": { position: "relative", zIndex: 1 },
  [media.forcedColors]: { border: `${shape.border} solid` },
  [media.print]: {
    transform: "none !important",
    translate: "none !important",
    inlineSize: "auto !important",
  },
})

/** A failed picture has a button, which must stay above the link. */
const READY = "[data-active]:not(:has(button))"

/**
 * All slides but the active one are dimmed. The face answers the pointer, because Swiper moves the slide.
 * `global.tsx` declares both variables.
 */
const faceCss = css({
  borderRadius: radius.corner,
  backgroundColor: color.backgroundBottom,
  boxShadow: `0 0 0 ${shape.border} ${color.border}, 0 1.5rem 3.5rem var(--shadow)`,
  [media.screen]: { "div:not([data-active]) > & > *": { filter: "brightness(var(--dimmed))" } },
  [media.motionSafe]: {
    transition: `translate ${duration.quick}`,
    "& > *": { transition: `filter ${duration.panel}` },
    [media.canHover]: {
      [`${READY}:hover > &`]: { translate: "0 -0.375rem" },
      "div:not([data-active]):hover > & > *": {
        filter: "brightness(calc((1 + var(--dimmed)) / 2))",
      },
    },
  },
  [media.print]: { boxShadow: "none" },
})

const positionCss = (index: number, step: number) =>
  css({
    zIndex: -Math.abs(step),
    transform: slideTransform(index, step),
    translate: slideTuck(step),
  })

const linkCss = css({
  position: "absolute",
  inset: 0,
  borderRadius: radius.corner,
  '&[href^="#"]': { [media.noScripting]: { display: "none" } }, // without scripts, it leads nowhere
  [media.print]: { display: "none" },
})

export type CarouselItem = {
  name: string
  face: ReactNode
  href: string
  /** The text of the link, if it is not the name. */
  linkText?: string | undefined
  /** Called in place of following the link of the active card. */
  onOpen?: (() => void) | undefined
}

export type CarouselCardProps = CarouselItem & {
  /** Its position in words, such as '2 of 3: Name'. */
  label: string
  index: number
  /** The index of the slide that is active at first. */
  first: number
  /** The index of the active slide. */
  active: number
  onLinkClick: MouseEventHandler<HTMLElement>
}

/** One slide. A link covers its face. The Tab key reaches the link while the slide is active. */
export function CarouselCard({
  name,
  face,
  href,
  linkText = name,
  label,
  index,
  first,
  active,
  onLinkClick,
}: CarouselCardProps) {
  const words = useWords()
  const isActive = index === active
  return (
    // The class must not change, because Swiper adds its own classes. Attributes hold the state.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={label}
      className="swiper-slide"
      css={[slideCss, positionCss(index, index - first)]}
      data-active={isActive || undefined}
    >
      <div css={faceCss}>{face}</div>
      <a
        href={href}
        css={linkCss}
        draggable={false}
        tabIndex={isActive ? undefined : -1}
        onClick={onLinkClick}
      >
        <span css={visuallyHiddenCss}>{linkText}</span>
      </a>
    </div>
  )
}

const controlsCss = css({
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

const stepCss = css({
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
    css: stepCss,
    "aria-controls": controls,
    "aria-disabled": active + step < 0 || active + step >= count,
    onClick: () => onStep?.(step),
  })
  return (
    <div css={[controlsCss, screenOnlyCss, !onStep && waitingCss]}>
      <span aria-hidden="true" css={countCss}>
        {`${active + 1} / ${count}`}
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
