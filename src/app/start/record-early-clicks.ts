/**
 * The start of the first inline script of every page, on one line. Until React listens, it records clicks on
 * buttons, on toggles and on skills, which have `data-selected`. It records Enter and Space on a toggle
 * as clicks, but not as part of a shortcut, and a held key once. `replayEarlyClicks` repeats them.
 */
export const recordEarlyClicksScript = `
(() => {
  const clicks = (window.earlyClicks = []);
  const record = (event) => {
    const isKey = event.type === "keydown";
    if (isKey && event.key !== "Enter" && event.key !== " ") return;
    if (isKey && (event.ctrlKey || event.altKey || event.metaKey)) return;
    const target = event.target.closest?.(isKey ? "[role=button]" : "button,[role=button],[data-selected]");
    if (!target || event.target.closest("a")) return;
    if (isKey) event.preventDefault();
    if (!event.repeat) clicks.push(event.target);
  };
  addEventListener("click", record);
  addEventListener("keydown", record);
  window.stopRecordingClicks = () => {
    removeEventListener("click", record);
    removeEventListener("keydown", record);
  };
})();
`
  .replace(/\n\s*/g, " ")
  .trim()

declare global {
  interface Window {
    earlyClicks?: Element[]
    stopRecordingClicks?: () => void
  }
}

/** Repeats the recorded clicks. Call this after hydration. */
export function replayEarlyClicks(): void {
  for (const target of window.earlyClicks?.splice(0) ?? []) {
    if (!target.isConnected) continue
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  }
}
