import { type RefCallback, useEffect, useReducer, useState } from "react"
import { onNearViewport } from "../browser/on-near-viewport"

type ImageStatus = "pending" | "loading" | "loaded" | "failed"

export type ImageState = {
  status: ImageStatus
  /** The number of retries. It is the element's key: a browser retries only in a new element. */
  attempt: number
  /** Whether this attempt offers no AVIF and no WebP. */
  fallbackOnly: boolean
}

export type ImageEvent = "requested" | "loaded" | "failed" | "retried"

export const initialImageState: ImageState = { status: "pending", attempt: 0, fallbackOnly: false }

/**
 * After the first failure, the picture is requested again in its fallback format only, because a browser
 * may fail to decode a format that it claims to support. The second failure is final until the visitor
 * retries; a retry offers every format again.
 * @returns the state after the event; the same object if nothing changes, so that nothing renders
 */
export function nextImageState(state: ImageState, event: ImageEvent): ImageState {
  switch (event) {
    case "requested":
      return state.status === "pending" ? { ...state, status: "loading" } : state
    case "loaded":
      return state.status === "loaded" ? state : { ...state, status: "loaded" }
    case "failed":
      return state.fallbackOnly
        ? { ...state, status: "failed" }
        : { status: "loading", attempt: state.attempt + 1, fallbackOnly: true }
    case "retried":
      return { status: "loading", attempt: state.attempt + 1, fallbackOnly: false }
  }
}

/** The distance at which a lazy image is fetched. Chromium uses it on fast connections. */
const LAZY_MARGIN = "1250px"

export type ImageLoad = ImageState & {
  /** The ref of the `img` element. The element must have `attempt` as its key. */
  ref: RefCallback<HTMLImageElement>
  /** Loads the image again after a failure. */
  retry: () => void
}

/**
 * Tracks the loading state of an image. The image may have loaded or failed before hydration, and
 * browsers do not repeat the event, so the hook also reads the state of the element.
 * @param status `loading` if the browser fetches the image at once, before any script runs
 */
export function useImageState(status: "pending" | "loading"): ImageLoad {
  const [state, dispatch] = useReducer(nextImageState, { ...initialImageState, status })
  const [image, ref] = useState<HTMLImageElement | null>(null)

  useEffect(() => {
    if (!image) return
    const handleLoad = () => dispatch("loaded")
    const handleError = () => dispatch("failed")
    image.addEventListener("load", handleLoad)
    image.addEventListener("error", handleError)
    const stopWaiting = whenRequested(image, () => dispatch("requested"))
    // An image without a current source has not selected one yet. It has not failed.
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
 * Calls back when the browser fetches the image. No event reports when a browser starts to fetch a
 * lazy image, so this function starts it: near the viewport, it makes the image eager.
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
