/** The files of the built site, as addresses such as '/about/index.html'. */
import path from "node:path"
import { listFiles } from "../content/files/list-files"

export const PUBLIC = path.resolve("public")

/** @returns the address of every file of the built site that a visitor may ask for, in order */
export async function listBuiltFiles(folder = PUBLIC): Promise<string[]> {
  return (await listFiles(folder)).map((file) => `/${file}`).sort()
}

/** @returns whether it is a page; `_gatsby` holds pieces of HTML that are in the pages already */
export function isPage(file: string): boolean {
  return file.endsWith(".html") && !file.startsWith("/_gatsby/")
}
