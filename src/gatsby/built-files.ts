/** Lists the files of the built site. Paths start at its root, as in '/about/index.html'. */
import { chmod } from "node:fs/promises"
import path from "node:path"
import { listFiles, readEntries } from "../content/files/list-files"
import { siteRoot } from "../roots"

export const PUBLIC = siteRoot("public")

/** Pictures, fonts and data of demos. Their paths have a hash, or the version of a font package: they never change. */
export const HASHED_FOLDER = "/static/"

/** @returns the path of every file in the folder, sorted */
export async function listBuiltFiles(folder = PUBLIC): Promise<string[]> {
  return (await listFiles(folder)).map((file) => `/${file}`).sort()
}

/** The name of a compressed copy that the build makes. The first group is the name of its file. */
export const COPY = /^(.+\.(?:html|js|css|json|svg|txt|xml|md|vcf|webmanifest))\.(?:br|gz)$/is

/** @returns whether the file is an HTML file */
export function isPage(file: string): boolean {
  return file.endsWith(".html")
}

/** Lets a web server read the folder and all in it: the umask of an owner, or the mode of a file of `static/`, may not. */
export async function letEveryoneRead(folder: string): Promise<void> {
  for (const entry of await readEntries(folder))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  // A volume of a container may belong to someone else, who alone can change it.
  await chmod(folder, 0o755).catch(() => undefined)
}
