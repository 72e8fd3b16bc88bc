/** Stores a value until the tab is closed. Does nothing if the browser forbids storage. */
export function writeSessionValue(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {
    // Storage is forbidden or full. The site works without it.
  }
}

/** @returns the stored value; null if there is none or the browser forbids storage */
export function readSessionValue(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}
