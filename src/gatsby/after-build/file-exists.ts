import { access } from "node:fs/promises"

/** @returns whether there is a file or a folder at the path */
export function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
