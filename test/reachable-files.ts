/** Finds the files of the built site that a visitor of the home page can find out about. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles } from "../src/gatsby/built-files"

/** The files that visitors request without a link. */
const WELL_KNOWN =
  /^\/(?:index\.html|404\.html|robots\.txt|sitemap\.xml|manifest\.webmanifest|_headers|page-data\/app-data\.json|[^/]+\.js)$/

/** Files that hold no text. */
const NOT_TEXT = /\.(?:avif|br|gif|gz|ico|jpe?g|otf|pdf|png|ttf|webp|woff2?)$/

/**
 * Follows every address in every text, beginning with the home page, the scripts, and the files with a
 * name that everyone knows.
 * @param folder the built folder
 * @returns the reachable files with their text, which is '' for pictures, fonts and PDFs
 */
export async function findReachableFiles(folder: string): Promise<Map<string, string>> {
  const files = (await listBuiltFiles(folder)).filter((file) => !/\.(?:br|gz)$/.test(file))
  const reached = new Map<string, string>()
  const queue = files.filter((file) => WELL_KNOWN.test(file))
  for (const file of queue) {
    if (reached.has(file)) continue
    const text = NOT_TEXT.test(file) ? "" : await readFile(path.join(folder, file), "utf8")
    reached.set(file, text)
    const decoded = text.replaceAll("\\/", "/")
    queue.push(...files.filter((other) => !reached.has(other) && isNamed(other, file, decoded)))
  }
  return reached
}

/** @returns whether the text has the address of the file, or belongs to the page of this page data */
function isNamed(file: string, by: string, text: string): boolean {
  const page = file.replace(/index\.html$/, "")
  if (file.endsWith("/page-data.json")) {
    const location = file.replace(/^\/page-data|page-data\.json$/g, "")
    return by === `${location}index.html` || (by === "/index.html" && location === "/index/")
  }
  const address = encodeURI(page.slice(1))
  if (!address) return true
  // `x-about/` is another address than `about/`.
  return text
    .split(address)
    .slice(0, -1)
    .some((before) => !/[\w-]$/.test(before))
}
