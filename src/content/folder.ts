/** What lies in the folder of the content, read from disk and not yet judged. */
import type { Dirent } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { Picture } from "./cross-file/rule"
import { listFiles } from "./list-files"
import { readPicture } from "./picture"
import { contentNames, type FileName } from "./schemas"

export type Folder = {
  /** What the folder is called in messages: `content`. */
  name: string
  /** The names of the files and folders directly in it and in variants/; a folder's ends with a slash. */
  entries: readonly string[]
  /** The bytes of each content file, or the reason why it cannot be read. */
  files: Partial<Record<FileName, Uint8Array | { reason: string }>>
  /** Path as the content writes it, as in `images/x.png` → what the file is. */
  pictures: ReadonlyMap<string, Picture>
  /** Files that are served as they are, by address, as in `/favicon.svg`. */
  staticFiles: ReadonlySet<string>
}

/** The folder of pictures. */
export const IMAGES = "images"

/** The folder of variants; there need not be one. */
export const VARIANTS = "variants"

/** The name of a variant, which is its address too: `-ats` at its end would name a PDF of another. */
const VARIANT_FILE = /^variants\/(?!.*-ats\.)[a-z0-9]+(-[a-z0-9]+)*\.yaml$/

/**
 * @param directory the folder that holds the YAML files
 * @param staticDirectory the folder of files that are served as they are
 * @returns what is there; what is not is simply absent
 */
export async function readFolder(
  directory: string,
  staticDirectory = path.resolve("static"),
): Promise<Folder> {
  const [inside, variants, pictures, staticFiles] = await Promise.all([
    readdir(directory, { withFileTypes: true }).catch(() => []),
    readdir(path.join(directory, VARIANTS), { withFileTypes: true }).catch(() => []),
    listVisibleFiles(path.join(directory, IMAGES)),
    listVisibleFiles(staticDirectory),
  ])
  const entries = [
    ...inside.map(nameOf),
    ...variants.map((entry) => `${VARIANTS}/${nameOf(entry)}`),
  ]
  const names = [...contentNames, ...entries.filter(isVariant).map((entry) => entry.slice(0, -5))]
  const files = await Promise.all(
    names.map(async (name) => [name, await readBytes(directory, name)] as const),
  )
  const headers = pictures.map(
    async (file) =>
      [`${IMAGES}/${file}`, await readPicture(path.join(directory, IMAGES, file))] as const,
  )
  return {
    name: path.basename(directory),
    entries,
    files: Object.fromEntries(files.filter(([, bytes]) => bytes)),
    pictures: new Map(await Promise.all(headers)),
    staticFiles: new Set(staticFiles.map((file) => `/${file}`)),
  }
}

/** @returns whether an entry of the folder is a variant with a name that can be an address */
export function isVariant(entry: string): boolean {
  return VARIANT_FILE.test(entry)
}

const nameOf = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name)

async function readBytes(directory: string, name: string) {
  try {
    return new Uint8Array(await readFile(path.join(directory, `${name}.yaml`)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "ENOENT") return undefined
    return { reason: code === "EISDIR" ? "it is a folder" : `the system says ${code}` }
  }
}

/** @returns the paths of the visible files below the folder, with slashes; none if it is not there */
async function listVisibleFiles(directory: string): Promise<string[]> {
  const files = await listFiles(directory).catch(() => [])
  return files.filter((file) => !path.posix.basename(file).startsWith("."))
}
