import { type RefCallback, useEffect, useReducer, useState } from "react"
import { onNearViewport } from "../browser/on-near-viewport"
import { type ImageState, initialImageState, nextImageState } from "../lib/image-state"

/** How near the window a lazy image is fetched: Chromium's own distance on a fast connection. */
const LAZY_MARGIN = "1250px"

export type ImageLoad = ImageState & {
  /** Goes on the `img` element, which `attempt` must key. */
  ref: RefCallback<HTMLImageElement>
  /** Tries again after a failure. */
  retry: () => void
}

/**
 * Follows the load of one image, whatever became of it before React took over the page: it may
 * have arrived or failed while the script was still on its way, and no event repeats that.
 */
export function useImageState(): ImageLoad {
  const [state, dispatch] = useReducer(nextImageState, initialImageState)
  const [image, ref] = useState<HTMLImageElement | null>(null)

  useEffect(() => {
    if (!image) return
    const handleLoad = () => dispatch("loaded")
    const handleError = () => dispatch("failed")
    image.addEventListener("load", handleLoad)
    image.addEventListener("error", handleError)
    const stopWaiting = whenRequested(image, () => dispatch("requested"))
    // An element without a current source has not chosen one yet, and is not broken.
    if (image.complete && image.currentSrc) dispatch(image.naturalWidth > 0 ? "loaded" : "failed")
    return () => {
      stopWaiting()
      image.removeEventListener("load", handleLoad)
      image.removeEventListener("error", handleError)
    }
  }, [image])

  return { ...state, ref, retry: () => dispatch("retried") }
}

/**
 * Calls back once the image is being fetched. No event tells when a browser starts on a lazy
 * image, so the start is made here: from then on the image is certainly being fetched.
 * @returns a function that stops waiting
 */
function whenRequested(image: HTMLImageElement, callback: () => void): () => void {
  if (image.loading !== "lazy") {
    callback()
    return () => {}
  }
  const stopWatching = onNearViewport(image, start, LAZY_MARGIN)
  function start() {
    stopWatching()
    image.loading = "eager"
    callback()
  }
  return stopWatching
}
