declare global {
  interface Window {
    /** What was pressed before React took over the page; see `start-script.ts`. */
    earlyClicks?: Element[]
    stopRecordingClicks?: () => void
  }
}

/** Repeats, once React listens, the presses that came too early for it. */
export function replayEarlyClicks(): void {
  window.stopRecordingClicks?.()
  for (const pressed of window.earlyClicks?.splice(0) ?? []) {
    if (!pressed.isConnected) continue
    pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  }
}
