import { css } from "@emotion/react"
import type { MouseEventHandler, ReactNode } from "react"
import { visuallyHidden } from "../styles/mixins"
import { color, duration, media, shape } from "../styles/theme"
import { restCss } from "./carousel-rest"

const slideCss = css({
  position: "relative",
  flex: "none",
  inlineSize: "100%",
  borderRadius: shape.corner,
  backgroundColor: color.backgroundBottom,
  boxShadow: `0 0 0 ${shape.rule} ${color.rule}, 0 1.5rem 3.5rem ${color.backgroundBottom}`,
  transformOrigin: "center bottom",
  // Swiper sets how long a transition takes.
  transitionProperty: "none",
  [media.moving]: { transitionProperty: "transform, opacity, visibility" },
  cursor: "pointer",
  // What can be pressed on a card, such as a retry, lies above the link that covers it.
  "& button": { position: "relative", zIndex: 1 },
  [media.forcedColors]: { border: `${shape.rule} solid` },
  [media.print]: { transform: "none !important", inlineSize: "auto !important", boxShadow: "none" },
})

/** Only the card on top is fully lit. */
const faceCss = css({
  [media.screen]: {
    "div:not([data-active]) > &": { filter: "brightness(0.5)" },
    [media.moving]: { transition: `filter ${duration.panel}` },
  },
})

const linkCss = css({
  position: "absolute",
  inset: 0,
  borderRadius: shape.corner,
  "div:not([data-active]) > &": { pointerEvents: "none" },
  [media.print]: { display: "none" },
})

export type CarouselItem = { name: string; href: string; face: ReactNode }

export type CarouselCardProps = CarouselItem & {
  /** Its place in words, as in '2 of 3: Name'. */
  label: string
  index: number
  /** The card on top at first, and the one on top now. */
  first: number
  active: number
  onLinkClick: MouseEventHandler
}

/** One card: its face, under a link that can be reached while the card is on top. */
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
  const isActive = index === active
  return (
    // Swiper adds classes to this element: the styles stay the same, and attributes tell the state.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className="swiper-slide"
      css={[slideCss, restCss(index, index - first)]}
      data-active={isActive || undefined}
      data-far={Math.abs(index - active) > 1 || undefined}
    >
      <div css={faceCss}>{face}</div>
      <a
        href={href}
        css={linkCss}
        draggable={false}
        tabIndex={isActive ? undefined : -1}
        onClick={onLinkClick}
      >
        <span css={visuallyHidden}>{name}</span>
      </a>
    </div>
  )
}
