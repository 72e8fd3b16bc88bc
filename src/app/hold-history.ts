/** Going back or forward while React takes the page over: the router does not listen yet. */

let isHolding = false
let wasHeld = false

function hold(event: PopStateEvent) {
  if (!isHolding) return
  event.stopImmediatePropagation()
  wasHeld = true
}

/** Has to come before the router: a browser calls the window's listeners in the order they came. */
export function watchHistory(): void {
  window.addEventListener("popstate", hold)
}

/** From here on the router is told of no way back or forward, so that it stays at one address. */
export function holdHistory(): void {
  isHolding = true
}

/** Tells the router, which listens now, where the visitor has gone in the meantime. */
export function releaseHistory(): void {
  window.removeEventListener("popstate", hold)
  isHolding = false
  if (!wasHeld) return
  wasHeld = false
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }))
}
