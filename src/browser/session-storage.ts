/**
 * Keeps a value for as long as the tab is open. A browser may forbid storage: then nothing is
 * remembered, and nothing breaks.
 */
export function writeSessionValue(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {
    // Forbidden or full: the visit goes on without a memory.
  }
}

/** @returns what was kept under this key; null if nothing was, or storage is forbidden */
export function readSessionValue(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}
