import type { SwiperOptions } from "swiper/types"

/** The options of Swiper, including those of docs/product.md that are Swiper's defaults. */
export const carouselOptions = {
  effect: "cards",
  cardsEffect: { perSlideRotate: 5, perSlideOffset: 40, rotate: true, slideShadows: false },
  initialSlide: 1,
  runCallbacksOnInit: false,
  speed: 300,
  threshold: 5,
  longSwipesMs: 200,
  longSwipesRatio: 0.4,
  touchAngle: 45,
  resistanceRatio: 0.85,
  // A drag that ends on a link does not follow it.
  preventClicks: true,
  preventClicksPropagation: true,
} as const satisfies SwiperOptions

/** Constants of Swiper's cards effect that are not options. */
export const PERSPECTIVE = "1200px"
const DEPTH_OF_SLIDE = 100
const MAX_STEPS = 4
const NARROWING = 0.75

/** @returns the index of the slide that is active at first: the second one, if there are two */
export function initialSlide(count: number): number {
  return Math.max(0, Math.min(carouselOptions.initialSlide, count - 1))
}

/**
 * Computes where Swiper's cards effect puts a slide, so that CSS draws the same before Swiper runs.
 * @param index the position of the slide in the row
 * @param step its distance from the active slide: -1 is the slide before it
 */
export function slideTransform(index: number, step: number): string {
  const { perSlideOffset, perSlideRotate } = carouselOptions.cardsEffect
  const drawnStep = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, step))
  const distance = Math.abs(drawnStep)
  const offset = drawnStep * (perSlideOffset - distance * NARROWING)
  return [
    `translate3d(${offset - 100 * index}%, 0, ${-distance * DEPTH_OF_SLIDE}px)`,
    `rotate(${drawnStep * perSlideRotate}deg)`,
  ].join(" ")
}

/** How far a card behind its neighbor moves to the active card and up, in percent of its size. */
const TUCK = { inwards: 37, up: 15 }

/**
 * Puts a card that is two or more steps away behind its neighbor and a little higher. Where the cards
 * effect puts it, the neighbor or the edge of a small screen would hide it.
 * @param step its distance from the active slide, also between two slides, as during a drag
 * @returns the value of the CSS property `translate`, which adds to that of `transform`
 */
export function slideTuck(step: number): string {
  const beyond = Math.max(0, Math.abs(step) - 1)
  const inwards = -Math.sign(step) * beyond * TUCK.inwards
  return `${inwards}% ${-Math.min(1, beyond) * TUCK.up}%`
}
