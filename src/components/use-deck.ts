import { type RefObject, useEffect, useState } from "react"
import { whenNear } from "../lib/when-near"
import type { Deck } from "./card-stack-swiper"

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
    const stopWatching = whenNear(element, start)
    async function start() {
      const module = await import(
        /* webpackChunkName: "card-stack-swiper" */ "./card-stack-swiper"
      ).catch(() => undefined)
      if (!module || !element || isGone || started) return
      stopWatching()
      started = module.startDeck(element, onChange)
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
