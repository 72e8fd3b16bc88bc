import type { Page } from "@playwright/test"

declare global {
  interface Window {
    /** Every state that the html element went through, and whatever was announced, in order. */
    states: string[]
    announcements: string[]
    /** How many view transitions were started. */
    started: number
    isHeld: boolean
    moving: () => Animation[]
  }
}

/** Follows the route transitions of a page, from before its first script on. */
export async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { states: [], announcements: [], started: 0, isHeld: false })
    window.moving = () =>
      document.getAnimations().filter(({ effect }) => {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
        return part?.startsWith("::view-transition")
      })

    const start = document.startViewTransition
    if (start) {
      document.startViewTransition = (options) => {
        window.started += 1
        const transition = start.call(document, options)
        const hold = () => {
          if (window.isHeld) for (const animation of window.moving()) animation.pause()
        }
        transition.ready.then(hold, () => {})
        return transition
      }
    }

    addEventListener("DOMContentLoaded", () => {
      const root = document.documentElement
      new MutationObserver(() => window.states.push(root.dataset.routeTransition ?? "")).observe(
        root,
        { attributes: true, attributeFilter: ["data-route-transition"] },
      )
      new MutationObserver((records) => {
        const said = records
          .map(({ target }) => (target instanceof Element ? target : target.parentElement))
          .find((element) => element?.closest("#gatsby-announcer"))
        if (said) window.announcements.push(said.textContent ?? "")
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })
}

/** Lets every transition from now on stop where it begins to be seen, until `release`. */
export const hold = (page: Page) =>
  page.evaluate(() => {
    window.isHeld = true
  })

export const release = (page: Page) =>
  page.evaluate(() => {
    window.isHeld = false
    for (const animation of window.moving()) animation.play()
  })

/** @returns the parts of the picture that are moving, as in 'root' */
export const movingParts = (page: Page) =>
  page.evaluate(() => {
    const parts = window.moving().map(({ effect }) => {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
      return /\((.*)\)/.exec(part ?? "")?.[1] ?? ""
    })
    return [...new Set(parts)].sort()
  })
