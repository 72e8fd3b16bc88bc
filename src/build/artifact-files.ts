/** Where generated files lie, and which of them the owner has made by hand. */
import { existsSync } from "node:fs"
import path from "node:path"

/** @returns where the build writes the file of this address */
export function publicFile(location: string): string {
  return path.join(path.resolve("public"), location)
}

/** @returns whether `static/` holds a file of this address, which then is served instead */
export function isOwnersOwn(location: string): boolean {
  return existsSync(path.join(path.resolve("static"), location))
}
