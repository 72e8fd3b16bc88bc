/** The gate: the folder `content/` in; the whole content, or every diagnostic in it, out. */
import { type CheckResult, checkFolder } from "./check-folder"
import { readFolder } from "./folder"

/**
 * Reads and checks every content file, and the files together.
 * @param directory the folder that holds the YAML files
 * @param today the day that decides which dates are too far ahead
 * @returns the content if there is no error, and all diagnostics of all files in order of place
 */
export async function loadContent(directory: string, today = new Date()): Promise<CheckResult> {
  return checkFolder(await readFolder(directory), today)
}
