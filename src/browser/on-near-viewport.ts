/** Half a window above and below. */
const NEAR = "50% 0px"

/**
 * Calls a task each time an element comes near the window, and not while it is hidden.
 * @param margin how near, as CSS writes margins
 * @returns a function that ends the watch
 */
export function onNearViewport(element: Element, task: () => void, margin = NEAR): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) task()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
