/** How near an element comes before it is wanted, in windows. */
const NEAR = "50% 0px"

/**
 * Calls a task each time an element comes near the window, and not while it is hidden.
 * @returns a function that ends the watch
 */
export function whenNear(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) task()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
