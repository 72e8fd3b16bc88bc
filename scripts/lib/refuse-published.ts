import path from "node:path"
import { UserError } from "./run-main"

/** Folders whose files a build or a commit publishes. */
const PUBLISHED = ["public", "static", "content"]

/**
 * Call it before a file with private values is written.
 * @param target the file or its folder
 * @throws `UserError` if the files of its folder are published
 */
export function refusePublished(target: string): void {
  const [top = ""] = path.relative("", target).split(path.sep)
  if (PUBLISHED.includes(top)) {
    throw new UserError(
      `The output has private values, and ${top}/ is published. Choose another folder.`,
    )
  }
}
