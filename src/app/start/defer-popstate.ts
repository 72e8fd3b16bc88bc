/** Going back or forward while React takes the page over: the router does not listen yet. */

let isHolding = false
let wasHeld = false
let startedAt = ""
let loadAnew = () => {}

function hold(event: PopStateEvent) {
  if (isHolding) {
    event.stopImmediatePropagation()
    wasHeld = true
  } else if (window.location.pathname !== startedAt) loadAnew()
}

/**
 * Has to come before the router: a browser calls the window's listeners in the order they came. The
 * router reads its address while the scripts start; who goes to another page meanwhile gets it as a
 * document.
 */
export function watchPopState(reload = () => window.location.reload()): void {
  startedAt = window.location.pathname
  loadAnew = reload
  window.addEventListener("popstate", hold)
}

/** From here on the router is told of no way back or forward, so that it stays at one address. */
export function deferPopState(): void {
  isHolding = true
}

/** Tells the router, which listens now, where the visitor has gone in the meantime. */
export function replayPopState(): void {
  window.removeEventListener("popstate", hold)
  isHolding = false
  if (!wasHeld) return
  wasHeld = false
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }))
}
