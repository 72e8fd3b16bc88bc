/** The browser keeps a local value until the visitor deletes it, and a session value until the tab is closed. */
type StorageName = "localStorage" | "sessionStorage"

/** Stores a value. The site works without it if the browser forbids storage or the storage is full. */
export function writeValue(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value)
  } catch {}
}

/** Reads a value: null if there is none or the browser forbids storage. */
export function readValue(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}
