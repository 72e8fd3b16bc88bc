import { css } from "@emotion/react"
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from "react"
import { onNearViewport } from "../browser/on-near-viewport"
import { useArrowKeys } from "../hooks/use-arrow-keys"
import { useWords } from "../hooks/use-words"
import { fill } from "../lib/interface-words"
import { visuallyHiddenCss } from "../styles/mixins"
import { media, space, width } from "../styles/values"
import { initialSlide, PERSPECTIVE } from "./carousel-options"
import { CarouselCard, CarouselControls, type CarouselItem } from "./carousel-parts"
import type { SwiperControl } from "./carousel-swiper"

/** The width is rounded to whole pixels, as Swiper does, so that nothing moves when Swiper starts. */
const carouselCss = css({
  [media.screen]: {
    inlineSize: [width.card, `round(${width.card}, 1px)`],
    [media.small]: { inlineSize: width.cardFromSmall },
  },
})

/** A horizontal swipe moves the slides, a vertical one scrolls the page. */
const containerCss = css({
  isolation: "isolate",
  perspective: PERSPECTIVE,
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
  /** What the carousel shows. Screen readers read it before the word 'carousel'. */
  label: string
  cards: readonly CarouselItem[]
  className?: string
}

/**
 * A carousel of cards, each a link. CSS draws it, and Swiper moves it. See
 * docs/decisions/widgets.md.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ label, cards, className }: CarouselProps) {
  const words = useWords()
  const container = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const containerId = useId()
  const count = cards.length
  const first = initialSlide(count)
  const [moved, setMoved] = useState<number>()
  const active = moved ?? first
  const swiper = useSwiper(container, count, setMoved)
  const move = swiper && ((step: number) => swiper.slideTo(active + step))
  useArrowKeys(root, move)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active slide
  useEffect(() => {
    if (!container.current?.contains(document.activeElement)) return
    container.current
      .querySelector<HTMLElement>("[data-active] > a")
      ?.focus({ preventScroll: true })
  }, [active])

  const labelOf = (index: number) =>
    fill(words.slidePosition, { number: index + 1, count, name: cards[index]?.name ?? "" })

  const toSlide = (index: number) =>
    swiper && index !== active ? () => swiper.slideTo(index) : undefined

  function handleLinkClick(event: MouseEvent<HTMLElement>, index: number) {
    if (event.defaultPrevented) return // the click at the end of a drag
    const action = toSlide(index) ?? cards[index]?.onOpen
    if (!action) return
    event.preventDefault()
    // Screen readers and Safari click a link without focusing it.
    event.currentTarget.focus({ preventScroll: true })
    action()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={root}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      css={carouselCss}
      className={className}
      // The browser must not drag a picture or a link while the visitor drags a slide.
      onDragStart={(event) => event.preventDefault()}
    >
      <div ref={container} id={containerId} css={containerCss}>
        <div className="swiper-wrapper" css={rowCss}>
          {cards.map((card, index) => (
            <CarouselCard
              key={index}
              {...card}
              linkText={toSlide(index) ? fill(words.showSlide, { name: card.name }) : card.linkText}
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
        <CarouselControls active={active} count={count} controls={containerId} onStep={move} />
      )}
      <p role="status" css={visuallyHiddenCss}>
        {moved !== undefined && labelOf(moved)}
      </p>
    </div>
  )
}

/**
 * Starts Swiper when the container is near the viewport. If the script cannot be loaded, the slides
 * stay as CSS draws them. The script is requested again when the container is near the next time.
 */
function useSwiper(
  container: RefObject<HTMLElement>,
  slideCount: number,
  onChange: (index: number) => void,
) {
  const [swiper, setSwiper] = useState<SwiperControl>()

  useEffect(() => {
    const element = container.current
    if (!element || slideCount < 2) return
    let started: SwiperControl | undefined
    let isUnmounted = false
    const stopWatching = onNearViewport(element, load)
    async function load() {
      const module = await import(
        /* webpackChunkName: "carousel-swiper" */ "./carousel-swiper"
      ).catch(() => undefined)
      if (!module || !element || isUnmounted || started) return
      stopWatching()
      started = module.startSwiper(element, onChange)
      setSwiper(started)
    }
    return () => {
      isUnmounted = true
      stopWatching()
      started?.destroy()
      setSwiper(undefined)
    }
  }, [container, slideCount, onChange])

  return swiper
}
