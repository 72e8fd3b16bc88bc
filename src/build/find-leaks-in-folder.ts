import path from "node:path"
import { listFiles } from "../content/files/list-files"
import { type ContactData, findLeaks, forbiddenFields, formatLeak } from "../exports/find-leaks"
import { findVariantLeaks, type HiddenVariant } from "../exports/find-variant-leaks"
import { readText } from "./read-text"

/**
 * Searches every file of a folder, also PDFs and the metadata of pictures, for private contact data. Searches text files for
 * variants of the résumé; a PDF is made from one variant, so it cannot hold another one.
 * @returns one sentence for each field or variant in a file that may not hold it
 */
export async function findLeaksInFolder(
  folder: string,
  owner: ContactData,
  variants: readonly HiddenVariant[] = [],
): Promise<string[]> {
  const leaks: string[] = []
  for (const location of (await listFiles(folder)).sort()) {
    const hasVariants = variants.length > 0 && !location.endsWith(".pdf")
    if (forbiddenFields(owner, location).length === 0 && !hasVariants) continue
    const text = await readText(path.join(folder, location))
    if (!text) continue
    leaks.push(...findLeaks(owner, { path: location, text }).map(formatLeak))
    if (hasVariants) leaks.push(...findVariantLeaks(variants, { path: location, text }))
  }
  return leaks
}
