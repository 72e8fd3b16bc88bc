import { css } from "@emotion/react"
import type { MouseEventHandler, ReactNode } from "react"
import { useWords } from "../hooks/use-words"
import { visuallyHiddenCss } from "../styles/mixins"
import { color, duration, media, radius, shape } from "../styles/theme"
import { slideTransform, slideTuck } from "./carousel-options"

const slideCss = css({
  position: "relative",
  flex: "none",
  inlineSize: "100%",
  borderRadius: radius.corner,
  backgroundColor: color.backgroundBottom,
  boxShadow: `0 0 0 ${shape.border} ${color.border}, 0 1.5rem 3.5rem ${color.backgroundBottom}`,
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
    boxShadow: "none",
  },
})

/** All slides but the active one are dimmed. */
const faceCss = css({
  [media.screen]: {
    "div:not([data-active]) > &": { filter: "brightness(0.5)" },
    [media.motionSafe]: { transition: `filter ${duration.panel}` },
  },
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
  "div:not([data-active]) > &": { pointerEvents: "none" },
  [media.print]: { display: "none" },
})

export type CarouselItem = { name: string; href: string; face: ReactNode }

export type CarouselCardProps = CarouselItem & {
  /** Its position in words, such as '2 of 3: Name'. */
  label: string
  index: number
  /** The index of the slide that is active at first. */
  first: number
  /** The index of the active slide. */
  active: number
  onLinkClick: MouseEventHandler
}

/** One slide. A link covers its face. The link can be focused while the slide is active. */
export function CarouselCard({
  name,
  href,
  face,
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
        <span css={visuallyHiddenCss}>{name}</span>
      </a>
    </div>
  )
}
