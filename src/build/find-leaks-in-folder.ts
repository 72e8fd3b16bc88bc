import { readdir, readFile, stat } from "node:fs/promises"
import path from "node:path"
import { type ContactData, findLeaks, forbiddenFields, formatLeak } from "../exports/find-leaks"
import { findVariantLeaks, type HiddenVariant } from "../exports/find-variant-leaks"
import { findLeakSource } from "./find-leak-source"
import { isInStaticFolder } from "./generated-files"
import { readPdf } from "./read-pdf"
import { VALIDATED_COPY } from "./validated-copy"

/** Images and fonts hold no text. Compressed files are copies of files that are searched. */
const NOT_TEXT = /\.(?:avif|br|gif|gz|ico|jpe?g|otf|png|ttf|webp|woff2?)$/

/**
 * Searches every file of a folder, including PDFs, for private contact data. Searches text files for
 * variants of the résumé; a PDF is made from one variant, so it cannot hold another one.
 * @param contentFolder where the content comes from
 * @returns a message for each field or variant in a file that may not hold it. It names the file of
 *   `static/`, or the line of the content, if the leak comes from there.
 */
export async function findLeaksInFolder(
  folder: string,
  owner: ContactData,
  variants: readonly HiddenVariant[] = [],
  contentFolder = VALIDATED_COPY,
): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const leaks: string[] = []
  for (const name of names.filter((candidate) => !NOT_TEXT.test(candidate)).sort()) {
    const location = name.split(path.sep).join("/")
    const file = path.join(folder, name)
    const isPdf = name.endsWith(".pdf")
    const hasVariants = variants.length > 0 && !isPdf
    if (forbiddenFields(owner, location).length === 0 && !hasVariants) continue
    if (!(await stat(file)).isFile()) continue
    const text = isPdf ? await readPdfText(file) : await readFile(file, "utf8")
    const find = (part: string) => [
      ...findLeaks(owner, { path: location, text: part }).map(formatLeak),
      ...(hasVariants ? findVariantLeaks(variants, { path: location, text: part }) : []),
    ]
    for (const leak of find(text)) {
      if (isInStaticFolder(`/${location}`)) {
        leaks.push(leak.replace(/^public/, "static"))
        continue
      }
      const source = await findLeakSource((line) => find(line).includes(leak), contentFolder)
      leaks.push(source ? `${leak} It comes from ${source}.` : leak)
    }
  }
  return leaks
}

/** @returns the text of all pages, the targets of their links, and the metadata of the document */
async function readPdfText(file: string): Promise<string> {
  const { text, links, metadata } = await readPdf(await readFile(file))
  return [metadata, text, ...links].join("\n")
}
