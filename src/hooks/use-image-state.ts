import { type RefCallback, useEffect, useReducer, useState } from "react"
import { type ImageState, initialImageState, nextImageState } from "../lib/image-state"

/** How far below the window a lazy image is asked for: Chromium's own distance on a fast line. */
const LAZY_MARGIN = "1250px"

export type ImageLoad = ImageState & {
  /** Goes on the `img` element, whose key must be `attempt`. */
  ref: RefCallback<HTMLImageElement>
  /** Tries again after a failure. */
  retry: () => void
}

/**
 * Follows the load of one image, whatever happened to it before React took over the page: an
 * image may have finished or failed while the script was still on its way, and such events are
 * never repeated.
 */
export function useImageState(): ImageLoad {
  const [state, dispatch] = useReducer(nextImageState, initialImageState)
  const [image, ref] = useState<HTMLImageElement | null>(null)

  useEffect(() => {
    if (!image) return
    const onLoad = () => dispatch("loaded")
    const onError = () => dispatch("failed")
    image.addEventListener("load", onLoad)
    image.addEventListener("error", onError)
    const stopWaiting = image.complete
      ? dispatch(image.naturalWidth > 0 ? "loaded" : "failed")
      : whenRequested(image, () => dispatch("requested"))
    return () => {
      stopWaiting?.()
      image.removeEventListener("load", onLoad)
      image.removeEventListener("error", onError)
    }
  }, [image])

  return { ...state, ref, retry: () => dispatch("retried") }
}

/**
 * Calls back once the browser fetches the image. Browsers do not tell when they start on a lazy
 * one, so it is asked for here, a little before or together with the browser's own start.
 * @returns a function that stops waiting
 */
function whenRequested(image: HTMLImageElement, callback: () => void): () => void {
  if (image.loading !== "lazy") {
    callback()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      image.loading = "eager"
      callback()
    },
    { rootMargin: LAZY_MARGIN },
  )
  observer.observe(image)
  return () => observer.disconnect()
}
