import { type RefObject, useEffect, useState } from "react"
import { onNearViewport } from "../browser/on-near-viewport"
import type { CarouselControl } from "../components/carousel-swiper"

/**
 * Hands the stack to Swiper when it comes near the window. Where the script does not come, the
 * stack stays as CSS draws it, and the script is asked for again the next time.
 * @returns the deck, once it can be moved
 */
export function useSwiper(
  stage: RefObject<HTMLElement>,
  count: number,
  onChange: (index: number) => void,
): CarouselControl | undefined {
  const [deck, setDeck] = useState<CarouselControl>()

  useEffect(() => {
    const element = stage.current
    if (!element || count < 2) return
    let started: CarouselControl | undefined
    let isGone = false
    const stopWatching = onNearViewport(element, start)
    async function start() {
      const module = await import(
        /* webpackChunkName: "card-stack-swiper" */ "../components/carousel-swiper"
      ).catch(() => undefined)
      if (!module || !element || isGone || started) return
      stopWatching()
      started = module.startSwiper(element, onChange)
      setDeck(started)
    }
    return () => {
      isGone = true
      stopWatching()
      started?.destroy()
      setDeck(undefined)
    }
  }, [stage, count, onChange])

  return deck
}
