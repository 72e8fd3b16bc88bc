import type { Page } from "@playwright/test"

declare global {
  interface Window {
    /** Every value of `data-route-transition` and every announcement, in order. */
    states: string[]
    announcements: string[]
    /** The number of started view transitions. */
    started: number
    isPaused: boolean
    transitionAnimations: () => Animation[]
  }
}

/** Records the route transitions of pages that are opened afterwards. */
export async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { states: [], announcements: [], started: 0, isPaused: false })
    window.transitionAnimations = () =>
      document.getAnimations().filter(({ effect }) => {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
        return part?.startsWith("::view-transition")
      })

    const start = document.startViewTransition
    if (start) {
      document.startViewTransition = (options) => {
        window.started += 1
        const transition = start.call(document, options)
        const pause = () => {
          if (!window.isPaused) return
          for (const animation of window.transitionAnimations()) animation.pause()
        }
        transition.ready.then(pause, () => {})
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
        const announcer = records
          .map(({ target }) => (target instanceof Element ? target : target.parentElement))
          .find((element) => element?.closest("#announcer"))
        if (announcer) window.announcements.push(announcer.textContent ?? "")
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })
}

/** Pauses every later transition at its first frame, until `resumeTransitions`. */
export const pauseTransitions = (page: Page) =>
  page.evaluate(() => {
    window.isPaused = true
  })

export const resumeTransitions = (page: Page) =>
  page.evaluate(() => {
    window.isPaused = false
    for (const animation of window.transitionAnimations()) animation.play()
  })

/** @returns the names of the view transition groups that are animated, as in 'root' */
export const animatedGroups = (page: Page) =>
  page.evaluate(() => {
    const names = window.transitionAnimations().map(({ effect }) => {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
      return /\((.*)\)/.exec(part ?? "")?.[1] ?? ""
    })
    return [...new Set(names)].sort()
  })
