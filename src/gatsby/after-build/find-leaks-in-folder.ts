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
  toHiddenVariants,
} from "../../resume"
import { VALIDATED_COPY } from "../nodes/validated-copy"
import { findLeakSource } from "./find-leak-source"
import { isInStaticFolder } from "./generated-files"
import { readText as readTextOfFile } from "./read-text"

/**
 * Searches a folder for private values of the content in each language: a translation may have another
 * number or address.
 * @returns the messages of `findLeaksInFolder`
 */
export async function findLeaksOf(
  contents: readonly Content[],
  folder: string,
  options: Parameters<typeof findLeaksInFolder>[3] = {},
): Promise<string[]> {
  const owners = contents.map(({ owner: { address, contact, location } }) => {
    return { address, contact, location }
  })
  const different = new Map(owners.map((each) => [JSON.stringify(each), each]))
  const variants = contents.flatMap(toHiddenVariants)
  return findLeaksInFolder(folder, [...different.values()], variants, options)
}

/**
 * Searches every file of a folder, also PDFs, archives and the metadata of pictures, and its path, for
 * private contact data.
 * Searches them for variants of the résumé, too, except the PDFs that the build makes: each is made from
 * one variant.
 * @param owner the contact data, or that of each language
 * @param contentFolder where the content comes from
 * @param readText replaces that of read-text.ts
 * @returns a message for each field or variant in a file that may not hold it, and for each file that
 *   cannot be searched. It names the file of `static/`, or the line of the content, if it comes from there.
 */
export async function findLeaksInFolder(
  folder: string,
  owner: ContactData | readonly ContactData[],
  variants: readonly HiddenVariant[] = [],
  { contentFolder = VALIDATED_COPY, readText = readTextOfFile } = {},
): Promise<string[]> {
  const leaks: string[] = []
  const owners = [owner].flat()
  for (const location of (await listFiles(folder)).sort()) {
    const isStatic = isInStaticFolder(`/${location}`)
    const hasVariants = variants.length > 0 && (isStatic || !location.endsWith(".pdf"))
    const isForbidden = owners.some((each) => forbiddenFields(each, location).length > 0)
    if (!isForbidden && !hasVariants) continue
    const place = `${isStatic ? "static" : "public"}/${location}`
    let text: string | undefined = ""
    try {
      text = await readText(path.join(folder, location))
    } catch (error) {
      leaks.push(
        `${place} cannot be searched for private values: ${(error as Error).message}. Save it as a file that can be read, or remove it.`,
      )
    }
    const find = (part: string) => {
      const file = { path: location, text: part }
      const fields = owners.flatMap((each) => findLeaks(each, file).map(formatLeak))
      return new Set([...fields, ...(hasVariants ? findVariantLeaks(variants, file) : [])])
    }
    for (const leak of find(`${location}\n${text}`)) {
      if (isStatic) {
        leaks.push(leak.replace(/^public/, "static"))
        continue
      }
      const source = await findLeakSource((line) => find(line).has(leak), contentFolder)
      leaks.push(source ? `${leak} It comes from ${source}.` : leak)
    }
  }
  return leaks
}
