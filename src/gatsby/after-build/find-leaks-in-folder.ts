import { readFile } from "node:fs/promises"
import path from "node:path"
import { gunzipSync } from "node:zlib"
import { listFiles } from "../../content/files/list-files"
import type { ContactData } from "../../content/private-values/limited-fields"
import type { Content } from "../../content/schemas"
import { allOf } from "../../content/wording"
import { formatCount } from "../../lib/format-count"
import { COPY } from "../built-files"
import { findLeaks, toContactData, toForbiddenFields } from "./find-leaks"
import { findVariantLeaks, type HiddenVariant, toHiddenVariants } from "./find-variant-leaks"
import { isInStaticFolder } from "./generated-files"
import { readText } from "./read-text"

/**
 * Searches a folder for private values of the content in each language: a translation may have another
 * number or address.
 * @returns the messages of `findLeaksInFolder`
 */
export async function findLeaksOf(
  contents: readonly Content[],
  folder: string,
  note?: (message: string) => void,
): Promise<string[]> {
  const variants = contents.flatMap(toHiddenVariants)
  return findLeaksInFolder(folder, toContactData(contents), variants, note)
}

/**
 * Searches every file of a folder, also PDFs, archives and the metadata of pictures, and its path, for
 * private contact data.
 * Searches them for variants of the résumé, too, except the PDFs that the build makes: each is made from
 * one variant.
 * @param owner the contact data, or that of each language
 * @param note takes a message for each file of static/ that is of a kind that is not searched, as a film
 * @returns a message for each field or variant with the files that may not hold it, and for each file that
 *   cannot be searched. A file of static/ is named as one
 */
export async function findLeaksInFolder(
  folder: string,
  owner: ContactData | readonly ContactData[],
  variants: readonly HiddenVariant[] = [],
  note: (message: string) => void = () => undefined,
): Promise<string[]> {
  const unread: string[] = []
  const leaks = new Map<string, string[]>()
  const forbiddenFields = toForbiddenFields([owner].flat())
  const files = new Set((await listFiles(folder)).sort())
  for (const location of files) {
    const isStatic = isInStaticFolder(`/${location}`)
    const file = path.join(folder, location)
    if (isStatic ? await isGzipCopy(file) : files.has(COPY.exec(location)?.[1] ?? "")) continue
    const hasVariants = variants.length > 0 && (isStatic || !location.endsWith(".pdf"))
    const fields = forbiddenFields(location)
    if (fields.length === 0 && !hasVariants) continue
    const place = `${isStatic ? "static" : "public"}/${location}`
    let text: string | undefined = ""
    try {
      text = await readText(file)
    } catch (error) {
      unread.push(
        `${place} cannot be searched for private values: ${(error as Error).message}. Take it out, or save it as PDF or .docx.`,
      )
    }
    if (text === undefined && isStatic) note(`Not searched for private values: ${place}.`)
    const { plain, words } = textsOfPath(location)
    const searched = { path: location, text: [...plain, text].join("\n") }
    const found = [
      ...findLeaks(fields, `${searched.text}\n${words}`),
      ...(hasVariants ? findVariantLeaks(variants, searched) : []),
    ]
    for (const leak of new Set(found)) leaks.set(leak, [...(leaks.get(leak) ?? []), place])
  }
  return [...[...leaks].map(([leak, places]) => `${describePlaces(places)} ${leak}`), ...unread]
}

/** @returns what to search in a path: as it is, and with a name that has spaces in place of hyphens */
export function textsOfPath(location: string): { plain: string[]; words: string } {
  // In `robin@example.com.pdf`, the extension would belong to the address.
  const { dir, name } = path.parse(location)
  const start = path.join(dir, name)
  return { plain: [location, start], words: start.replace(/[-_]/g, "—") }
}

/** @returns whether the file is a gzip copy of the one beside it, which is searched itself */
async function isGzipCopy(file: string): Promise<boolean> {
  if (!file.endsWith(".gz")) return false
  try {
    return gunzipSync(await readFile(file)).equals(await readFile(file.slice(0, -".gz".length)))
  } catch {
    return false
  }
}

/** The first files tell enough: one cause is often in every page. */
const MAX_PLACES = 3

/** @returns the subject and the verb, as in 'public/a.html, public/b.html and 8 more files contain' */
function describePlaces(places: readonly string[]): string {
  const more = places.length - MAX_PLACES
  const named = places.slice(0, MAX_PLACES)
  if (more > 0) named.push(formatCount(more, "more file"))
  return `${allOf(named)} ${places.length > 1 ? "contain" : "contains"}`
}
