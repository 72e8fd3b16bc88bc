import { readFolder } from "./files/read-folder"
import { type ValidationResult, validateFolder } from "./validation/validate-folder"

/**
 * Reads and validates the content folder.
 * @param directory the folder that contains the YAML files
 * @param today decides which dates are too far in the future
 * @returns all diagnostics, sorted by file and position, and the content if there is no error
 */
export async function loadContent(
  directory: string,
  today = new Date(),
): Promise<ValidationResult> {
  return validateFolder(await readFolder(directory), today)
}
