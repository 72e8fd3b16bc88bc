import path from "node:path"
import { listFiles } from "../../content/files/list-files"
import type { Content } from "../../content/schemas"
import {
  type ContactData,
  findLeaks,
  findVariantLeaks,
  forbiddenFields,
  formatLeak,
  type HiddenVariant,
  toContactData,
  toHiddenVariants,
} from "../../resume"
import { VALIDATED_COPY } from "../nodes/validated-copy"
import { findLeakSource } from "./find-leak-source"
import { isInStaticFolder } from "./generated-files"
import { readText as readTextOfFile } from "./read-text"

/**
 * Searches a folder for private values of the content in each language: a translation may have another
 * number or address.
 * @returns the messages of `findLeaksInFolder`, each once
 */
export async function findLeaksOf(
  contents: readonly Content[],
  folder: string,
  options: Parameters<typeof findLeaksInFolder>[3] = {},
): Promise<string[]> {
  const variants = contents.flatMap(toHiddenVariants)
  const leaks = new Set<string>()
  for (const owner of toContactData(contents)) {
    for (const leak of await findLeaksInFolder(folder, owner, variants, options)) leaks.add(leak)
  }
  return [...leaks]
}

/**
 * Searches every file of a folder, also PDFs, archives and the metadata of pictures, for private contact data.
 * Searches them for variants of the résumé, too, except the PDFs that the build makes: each is made from
 * one variant.
 * @param contentFolder where the content comes from
 * @param readText replaces that of read-text.ts
 * @returns a message for each field or variant in a file that may not hold it, and for each file that
 *   cannot be searched. It names the file of `static/`, or the line of the content, if it comes from there.
 */
export async function findLeaksInFolder(
  folder: string,
  owner: ContactData,
  variants: readonly HiddenVariant[] = [],
  { contentFolder = VALIDATED_COPY, readText = readTextOfFile } = {},
): Promise<string[]> {
  const leaks: string[] = []
  for (const location of (await listFiles(folder)).sort()) {
    const isStatic = isInStaticFolder(`/${location}`)
    const hasVariants = variants.length > 0 && (isStatic || !location.endsWith(".pdf"))
    if (forbiddenFields(owner, location).length === 0 && !hasVariants) continue
    const place = `${isStatic ? "static" : "public"}/${location}`
    let text: string | undefined
    try {
      text = await readText(path.join(folder, location))
    } catch (error) {
      leaks.push(
        `${place} cannot be searched for private values: ${(error as Error).message}. Save it as a file that can be read, or remove it.`,
      )
    }
    if (!text) continue
    const find = (part: string) => [
      ...findLeaks(owner, { path: location, text: part }).map(formatLeak),
      ...(hasVariants ? findVariantLeaks(variants, { path: location, text: part }) : []),
    ]
    for (const leak of find(text)) {
      if (isStatic) {
        leaks.push(leak.replace(/^public/, "static"))
        continue
      }
      const source = await findLeakSource((line) => find(line).includes(leak), contentFolder)
      leaks.push(source ? `${leak} It comes from ${source}.` : leak)
    }
  }
  return leaks
}
