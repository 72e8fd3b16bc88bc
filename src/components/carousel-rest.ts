import { css } from "@emotion/react"
import { depth } from "../styles/theme"
import { carouselOptions } from "./carousel-options"

const { perSlideOffset, perSlideRotate } = carouselOptions.cardsEffect

/**
 * Where a card lies at rest: Swiper's cards effect, worked out beforehand and left to CSS.
 * What Swiper later sets on the element itself takes its place, and is the same.
 * @param index the card's place in the row
 * @param step how far it lies from the card on top: -1 is the one before it
 */
export function restCss(index: number, step: number) {
  const drawn = Math.max(-depth.lastStep, Math.min(depth.lastStep, step))
  const distance = Math.abs(drawn)
  const offset = drawn * (perSlideOffset - distance * depth.narrowing)
  return css({
    zIndex: -Math.abs(step),
    transform: [
      `translate3d(${offset - 100 * index}%, 0, calc(${-distance} * ${depth.step}))`,
      `rotate(${drawn * perSlideRotate}deg)`,
    ].join(" "),
  })
}
