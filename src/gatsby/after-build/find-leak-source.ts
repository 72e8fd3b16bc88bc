import { readFile } from "node:fs/promises"
import path from "node:path"
import { CONTENT } from "../../content/files/content-folder"
import { listFiles } from "../../content/files/list-files"

/** The lines that state the private values themselves, and the files of the variants. */
const STATES_VALUE = /^owner\.yaml:\s*(?:- )?(?:value|street|postalCode|city):|^variants\//

/**
 * Finds the line of the content that causes a leak. A value that stands on several lines is not found.
 * @param isLeak whether a text has the value that leaks
 * @returns the first line, as in 'content/about.yaml:12', if there is one
 */
export async function findLeakSource(
  isLeak: (text: string) => boolean,
  folder: string,
): Promise<string | undefined> {
  const files = await listFiles(folder).catch(() => [])
  for (const file of files.filter((name) => name.endsWith(".yaml")).sort()) {
    const lines = (await readFile(path.join(folder, file), "utf8")).split("\n")
    const index = lines.findIndex((line) => !STATES_VALUE.test(`${file}:${line}`) && isLeak(line))
    if (index >= 0) return `${path.basename(CONTENT)}/${file}:${index + 1}`
  }
  return undefined
}
