/** The browser keeps a local value until the visitor deletes it, and a session value until the tab is closed. */
type Storage = "localStorage" | "sessionStorage"

/** Stores a value. The site works without it if the browser forbids storage or the storage is full. */
export function writeValue(storage: Storage, key: string, value: string): void {
  try {
    window[storage].setItem(key, value)
  } catch {}
}

/** Reads a value: null if there is none or the browser forbids storage. */
export function readValue(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}
