import { limitDiagnostics } from "./diagnostics"
import { readFolder } from "./files/read-folder"
import { readPicture } from "./files/read-picture"
import { type UpgradedFolder, upgradeFolder } from "./migrations/upgrade-folder"

/**
 * Reads and validates the content folder. Content of an older format is migrated in memory.
 * @param directory the folder that contains the YAML files
 * @param today decides which dates are too far in the future
 * @param read reads one picture
 * @returns the first diagnostics of each file, sorted by file and position, and the content if there
 *   is no error
 */
export async function loadContent(
  directory: string,
  today = new Date(),
  read = readPicture,
): Promise<UpgradedFolder> {
  const result = upgradeFolder(await readFolder(directory, read), today)
  return { ...result, diagnostics: limitDiagnostics(result.diagnostics) }
}
