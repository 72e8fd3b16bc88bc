/** Half a viewport above and below the viewport. */
const DEFAULT_MARGIN = "50% 0px"

/**
 * Calls back each time an element comes near the viewport. An element with `display: none` is never
 * near.
 * @param margin how near, in the syntax of the CSS property `margin`
 */
export function onNearViewport(
  element: Element,
  callback: () => void,
  margin = DEFAULT_MARGIN,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
