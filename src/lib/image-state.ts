/** What is known of a picture's load, and what each event makes of it. */
export type ImageStatus = "pending" | "loading" | "loaded" | "failed"

export type ImageState = {
  status: ImageStatus
  /** Counts the tries; a browser tries again only when it is given a new element. */
  attempt: number
  /** Whether this try leaves out AVIF and WebP. */
  plain: boolean
}

export type ImageEvent = "requested" | "loaded" | "failed" | "retried"

export const initialImageState: ImageState = { status: "pending", attempt: 0, plain: false }

/**
 * A first failure is followed, by itself, by a try of the plain format alone: a browser may claim
 * a format and fail at it, and the next request may be luckier. A second failure is final until
 * the visitor asks again, and then every format is offered anew.
 * @returns the state after the event; the same object if the event says nothing new
 */
export function nextImageState(state: ImageState, event: ImageEvent): ImageState {
  switch (event) {
    case "requested":
      return state.status === "pending" ? { ...state, status: "loading" } : state
    case "loaded":
      return state.status === "loaded" ? state : { ...state, status: "loaded" }
    case "failed":
      return state.plain
        ? { ...state, status: "failed" }
        : { status: "loading", attempt: state.attempt + 1, plain: true }
    case "retried":
      return { status: "loading", attempt: state.attempt + 1, plain: false }
  }
}
