/** A stack drawn by CSS in; the same stack, moved by Swiper, out. Loaded only when it comes near. */
import Swiper from "swiper"
import { EffectCards } from "swiper/modules"
import { carouselOptions, firstSlide } from "./carousel-options"

export type CarouselControl = {
  slideTo: (index: number) => void
  /** Gives the elements back as they were. */
  destroy: () => void
}

/**
 * @param stage the element whose child has the class `swiper-wrapper`
 * @param onChange is told which slide is on top as soon as that changes, in the midst of a drag too
 */
export function startSwiper(
  stage: HTMLElement,
  onChange: (index: number) => void,
): CarouselControl {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)")
  const speed = () => (reducedMotion.matches ? 0 : carouselOptions.speed)
  const swiper = new Swiper(stage, {
    ...carouselOptions,
    modules: [EffectCards],
    initialSlide: firstSlide(stage.querySelectorAll(".swiper-slide").length),
    speed: speed(),
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
  const adaptSpeed = () => {
    swiper.params.speed = speed()
  }
  reducedMotion.addEventListener("change", adaptSpeed)
  return {
    slideTo: (index) => swiper.slideTo(index),
    destroy: () => {
      reducedMotion.removeEventListener("change", adaptSpeed)
      swiper.destroy()
    },
  }
}
