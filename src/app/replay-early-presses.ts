declare global {
  interface Window {
    /** What was pressed before React took over the page; see `start-script.ts`. */
    earlyPresses?: Element[]
    stopKeepingPresses?: () => void
  }
}

/** Repeats, once React listens, the presses that came too early for it. */
export function replayEarlyPresses(): void {
  window.stopKeepingPresses?.()
  for (const pressed of window.earlyPresses?.splice(0) ?? []) {
    if (!pressed.isConnected) continue
    pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  }
}
