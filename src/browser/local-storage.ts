/**
 * Stores a value in this browser until the visitor deletes it.
 * @returns whether it is stored; a browser may forbid storage, and the storage may be full
 */
export function writeLocalValue(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** @returns the stored value; null if there is none or the browser forbids storage */
export function readLocalValue(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}
