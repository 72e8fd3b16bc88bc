/** Runs Swiper on slides that CSS has already drawn. Loaded when the carousel is near the viewport. */
import Swiper from "swiper"
import { EffectCards } from "swiper/modules"
import { carouselOptions, initialSlide, slideTuck } from "./carousel-options"

export type SwiperControl = { slideTo: (index: number) => unknown; destroy: () => unknown }

/**
 * @param container the element whose child has the class `swiper-wrapper`
 * @param onChange called with the index of the active slide when it changes, also during a drag
 */
export function startSwiper(
  container: HTMLElement,
  onChange: (index: number) => void,
): SwiperControl {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)")
  const speed = () => (reducedMotion.matches ? 0 : carouselOptions.speed)
  const handleMotionChange = () => {
    swiper.params.speed = speed()
  }
  const swiper = new Swiper(container, {
    ...carouselOptions,
    modules: [EffectCards],
    initialSlide: initialSlide(container.querySelectorAll(".swiper-slide").length),
    speed: speed(),
    on: {
      slideChange: ({ activeIndex }) => onChange(activeIndex),
      setTranslate: ({ slides }) => {
        for (const slide of slides) slide.style.translate = slideTuck(-(slide.progress ?? 0))
      },
      destroy: () => reducedMotion.removeEventListener("change", handleMotionChange),
    },
  })
  reducedMotion.addEventListener("change", handleMotionChange)
  return swiper
}
