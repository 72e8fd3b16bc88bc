import { type RefObject, useEffect, useState } from "react"
import { onNearViewport } from "../browser/on-near-viewport"
import type { SwiperControl } from "./carousel-swiper"

/**
 * Starts Swiper when the container is near the viewport. If the script cannot be loaded, the slides
 * stay as CSS draws them. The script is requested again when the container is near the next time.
 * @param onChange called with the index of the active slide when it changes
 * @returns the functions that control Swiper, or undefined until Swiper runs
 */
export function useSwiper(
  container: RefObject<HTMLElement>,
  slideCount: number,
  onChange: (index: number) => void,
): SwiperControl | undefined {
  const [control, setControl] = useState<SwiperControl>()

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
      setControl(started)
    }
    return () => {
      isUnmounted = true
      stopWatching()
      started?.destroy()
      setControl(undefined)
    }
  }, [container, slideCount, onChange])

  return control
}
