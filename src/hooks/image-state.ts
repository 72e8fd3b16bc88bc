/** The state machine of a picture that loads. */
export type ImageStatus = "pending" | "loading" | "loaded" | "failed"

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
