import { type RefObject, useEffect, useState } from "react"
import type { Deck } from "./card-stack-swiper"

/** How near the stack comes, in windows, before its script is fetched. */
const NEAR = "50% 0px"

/**
 * Hands the stack to Swiper when it comes near the window. Where the script does not come, the
 * stack stays as CSS draws it, and the script is asked for again the next time.
 * @returns the deck, once it can be moved
 */
export function useDeck(
  stage: RefObject<HTMLElement>,
  count: number,
  onChange: (index: number) => void,
): Deck | undefined {
  const [deck, setDeck] = useState<Deck>()

  useEffect(() => {
    const element = stage.current
    if (!element || count < 2) return
    let started: Deck | undefined
    let isGone = false
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        const module = await import(
          /* webpackChunkName: "card-stack-swiper" */ "./card-stack-swiper"
        ).catch(() => undefined)
        if (!module || isGone || started) return
        observer.disconnect()
        started = module.startDeck(element, onChange)
        setDeck(started)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      started?.destroy()
      setDeck(undefined)
    }
  }, [stage, count, onChange])

  return deck
}
