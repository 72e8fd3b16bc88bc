import { css } from "@emotion/react"
import { type MouseEvent, useCallback, useEffect, useId, useRef, useState } from "react"
import { useArrowKeys } from "../hooks/use-arrow-keys"
import { useSwiper } from "../hooks/use-swiper"
import { visuallyHidden } from "../styles/mixins"
import { depth, media, space, width } from "../styles/theme"
import { CarouselCard, type CarouselItem } from "./carousel-card"
import { CarouselControls } from "./carousel-controls"
import { firstSlide } from "./carousel-options"

/** In whole pixels, as Swiper counts, so that nothing moves when it takes over. */
const stackCss = css({
  [media.screen]: {
    inlineSize: [width.card, `round(${width.card}, 1px)`],
    [media.small]: { inlineSize: width.cardFromSmall },
  },
})

/** A finger moves the stack sideways and the page up and down. */
const stageCss = css({
  isolation: "isolate",
  perspective: depth.perspective,
  touchAction: "pan-y pinch-zoom",
  WebkitUserSelect: "none", // Safari
  userSelect: "none",
})

const rowCss = css({
  [media.screen]: { display: "flex", transformStyle: "preserve-3d" },
  [media.print]: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: space.medium,
    transform: "none !important",
  },
})

export type CarouselProps = {
  /** What the stack shows; said together with the word 'carousel'. */
  label: string
  cards: readonly CarouselItem[]
  className?: string
}

/**
 * A stack of cards, each leading somewhere, after the carousel pattern of the WAI-ARIA Authoring
 * Practices. CSS draws it; Swiper moves it (docs/decisions/0009-card-stack-drawn-twice.md).
 */
export function Carousel({ label, cards, className }: CarouselProps) {
  const stage = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const stageId = useId()
  const count = cards.length
  const first = firstSlide(count)
  const [{ active, hasMoved }, setState] = useState({ active: first, hasMoved: false })
  const show = useCallback((index: number) => setState({ active: index, hasMoved: true }), [])
  const deck = useSwiper(stage, count, show)
  const move = deck && ((step: number) => deck.slideTo(active + step))
  useArrowKeys(root, move)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the card on top
  useEffect(() => {
    if (!stage.current?.contains(document.activeElement)) return
    stage.current.querySelector<HTMLElement>("[data-active] > a")?.focus({ preventScroll: true })
  }, [active])

  const labelOf = (index: number) => `${index + 1} of ${count}: ${cards[index]?.name}`

  function handleLinkClick(event: MouseEvent, index: number) {
    if (!deck || index === active) return
    event.preventDefault()
    deck.slideTo(index)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      css={stackCss}
      className={className}
      onDragStart={(event) => event.preventDefault()}
    >
      <div ref={stage} id={stageId} css={stageCss}>
        <div className="swiper-wrapper" css={rowCss}>
          {cards.map((card, index) => (
            <CarouselCard
              key={card.href}
              {...card}
              label={labelOf(index)}
              index={index}
              first={first}
              active={active}
              onLinkClick={(event) => handleLinkClick(event, index)}
            />
          ))}
        </div>
      </div>
      {count > 1 && (
        <CarouselControls active={active} count={count} controls={stageId} onStep={move} />
      )}
      <p role="status" css={visuallyHidden}>
        {hasMoved && labelOf(active)}
      </p>
    </div>
  )
}
