import type { SwiperOptions } from "swiper/types"

/**
 * How the stack lies and moves, those numbers included that are Swiper's own defaults.
 * `card-stack-rest.ts` draws the same stack from them before Swiper is there.
 */
export const carouselOptions = {
  effect: "cards",
  cardsEffect: { perSlideRotate: 5, perSlideOffset: 40, rotate: true, slideShadows: false },
  initialSlide: 1,
  runCallbacksOnInit: false,
  speed: 300,
  slideToClickedSlide: true,
  threshold: 5,
  longSwipesMs: 200,
  longSwipesRatio: 0.4,
  touchAngle: 45,
  resistanceRatio: 0.85,
  // A drag that ends on a link does not follow it.
  preventClicks: true,
  preventClicksPropagation: true,
} as const satisfies SwiperOptions

/** @returns the slide on top at first: the second one, or the only one there is */
export function firstSlide(count: number): number {
  return Math.max(0, Math.min(carouselOptions.initialSlide, count - 1))
}
