import { readdir, readFile, stat } from "node:fs/promises"
import path from "node:path"
import type { Content } from "../content/schemas"
import { findLeaks, formatLeak, keptFrom } from "../exports/find-leaks"
import { readPdfText } from "./read-pdf-text"

/** Pictures and fonts hold no text; compressed copies are made of files that are searched. */
const NOT_TEXT = /\.(?:avif|br|gif|gz|ico|jpe?g|otf|png|ttf|webp|woff2?)$/

/**
 * Searches everything that was written, PDFs included, for contact fields that it may not hold.
 * @returns one sentence for each find
 */
export async function findLeaksIn(
  directory: string,
  contact: Content["owner"]["contact"],
): Promise<string[]> {
  const names = await readdir(directory, { recursive: true })
  const leaks: string[] = []
  for (const name of names.filter((candidate) => !NOT_TEXT.test(candidate)).sort()) {
    const location = name.split(path.sep).join("/")
    const file = path.join(directory, name)
    if (keptFrom(contact, location).length === 0 || !(await stat(file)).isFile()) continue
    const text = name.endsWith(".pdf") ? await readPdfText(file) : await readFile(file, "utf8")
    leaks.push(...findLeaks(contact, { path: location, text }).map(formatLeak))
  }
  return leaks
}
