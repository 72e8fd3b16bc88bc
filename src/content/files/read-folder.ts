/** Reads the content folder from disk. It does not validate anything. */
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { canPrint } from "../../fonts/fonts"
import { siteRoot } from "../../roots"
import { contentNames, type FileName } from "../schemas"
import { listFiles } from "./list-files"
import { type FontPackage, readFontPackages } from "./read-font-packages"
import { type Picture, readPicture } from "./read-picture"
import { readStaticFolder, type StaticFolder } from "./read-static-folder"

export type Folder = StaticFolder & {
  /** The folder's name in messages: `content`. */
  name: string
  /** The names of all files and folders in it, in variants/ and in letters/; those of folders end with a slash. */
  entries: readonly string[]
  /** The bytes of each content file, or the reason why it cannot be read. */
  files: Partial<Record<FileName, Uint8Array | { reason: string }>>
  /** The pictures by their path in the content in NFC, as in `images/x.png`. */
  pictures: ReadonlyMap<string, Picture>
  /** The installed font packages by their names, as in `@fontsource/lora`. */
  fonts: ReadonlyMap<string, FontPackage>
  /** Tells whether a font of the PDFs has the character. */
  canPrint: (grapheme: string) => boolean
}

/** The subfolder of pictures. */
export const IMAGES = "images"

/** The subfolder of variants. It is optional. */
export const VARIANTS = "variants"

/** The subfolder of letters. It is optional. */
export const LETTERS = "letters"

/**
 * A variant's file name is part of its URL, and a letter has the name of its variant. `NAME-ats` is not
 * allowed: it is a PDF of `NAME`.
 */
const NAMED_FILE = /^(?:variants|letters)\/(?!.*-ats\.)[a-z0-9]+(-[a-z0-9]+)*\.yaml$/

/**
 * @param directory the folder that contains the YAML files
 * @param read reads one picture
 * @param staticDirectory the folder of files that Gatsby copies unchanged
 * @returns what is on disk; a missing file or folder is not an error here
 */
export async function readFolder(
  directory: string,
  read = readPicture,
  staticDirectory = siteRoot("static"),
): Promise<Folder> {
  const [topLevel, variants, letters, pictures, staticFolder, fonts] = await Promise.all([
    listEntries(directory),
    listEntries(path.join(directory, VARIANTS)),
    listEntries(path.join(directory, LETTERS)),
    listVisibleFiles(path.join(directory, IMAGES)),
    readStaticFolder(staticDirectory),
    readFontPackages(),
  ])
  const entries = [
    ...topLevel,
    ...variants.map((entry) => `${VARIANTS}/${entry}`),
    ...letters.map((entry) => `${LETTERS}/${entry}`),
  ]
  const names = [...contentNames, ...entries.filter(isNamedFile).map((entry) => entry.slice(0, -5))]
  const files = await Promise.all(
    names.map(async (name) => [name, await readBytes(directory, name)] as const),
  )
  const readPictures = pictures.map(
    async (file) =>
      [
        `${IMAGES}/${file}`.normalize("NFC"),
        await read(path.join(directory, IMAGES, file)),
      ] as const,
  )
  return {
    name: path.basename(directory),
    entries,
    files: Object.fromEntries(files.filter(([, bytes]) => bytes)),
    pictures: new Map(await Promise.all(readPictures)),
    ...staticFolder,
    fonts,
    canPrint,
  }
}

/** @returns whether an entry of the folder is a variant or a letter with a valid name */
export function isNamedFile(entry: string): boolean {
  return NAMED_FILE.test(entry)
}

/** @returns the names of the files and folders; none if the folder is missing */
async function listEntries(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
}

async function readBytes(directory: string, name: string) {
  try {
    return new Uint8Array(await readFile(path.join(directory, `${name}.yaml`)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "ENOENT") return undefined
    return { reason: code === "EISDIR" ? "it is a folder" : `the system reports ${code}` }
  }
}

/**
 * @param file the path of a picture in the content, in NFC. The name on the disk may be in NFD if the
 *   folder comes from a Mac.
 */
export async function readPictureFile(directory: string, file: string): Promise<Buffer> {
  const read = (form: "NFC" | "NFD") => readFile(path.join(directory, file.normalize(form)))
  return read("NFC").catch(() => read("NFD"))
}

/** @returns the paths of the files whose name starts with no dot; none if the folder is missing */
export async function listVisibleFiles(directory: string): Promise<string[]> {
  const files = await listFiles(directory).catch(() => [])
  return files.filter((file) => !path.posix.basename(file).startsWith("."))
}
