/** Reads the content folder from disk. It does not validate anything. */
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { isSupported } from "../../fonts/fonts"
import { LANGUAGE } from "../../lib/language-codes"
import { siteRoot } from "../../roots"
import { contentNames, type FileName, NAMED_FILES, parseFileName } from "../schemas"
import { isLeftOver, listFiles } from "./list-files"
import { type FontPackage, readFontPackages } from "./read-font-packages"
import { type BadFont, FONTS, type OwnFont, readOwnFonts, withOwnFonts } from "./read-own-fonts"
import { type Picture, readPicture } from "./read-picture"
import { readStaticFolder, type StaticFolder } from "./read-static-folder"

export type Folder = StaticFolder & {
  /** The folder's name in messages: `content`. */
  name: string
  /** The paths of all files and folders but those in images/; those of folders end with a slash. */
  entries: readonly string[]
  /** Where its files are, if a command was killed while it replaced the folder. */
  replaced?: string | undefined
  /** The bytes of each content file, or the reason why it cannot be read. */
  files: Partial<Record<FileName, Uint8Array | { reason: string }>>
  /** The pictures by their path in the content in NFC, as in `images/x.png`. */
  pictures: ReadonlyMap<string, Picture>
  /** The owner's families and the installed packages by their names, as in `Lora` and `@fontsource/lora`. */
  fonts: ReadonlyMap<string, FontPackage>
  /** The files in `fonts/`. */
  ownFonts: readonly (OwnFont | BadFont)[]
  /** Tells whether a font of the PDFs has the character. */
  isSupported: (grapheme: string) => boolean
}

/** More subfolders. All subfolders are optional. */
export const IMAGES = "images"
export const TEMPLATES = "templates"

/**
 * A variant's file name is part of its URL, and a letter has the name of its variant. `NAME-ats` is not
 * allowed: it is a PDF of `NAME`.
 */
const NAME = /^(?!.*-ats$)[a-z0-9]+(-[a-z0-9]+)*$/

const NAMES = { variants: NAME, letters: NAME, translations: LANGUAGE }

/**
 * @param directory the folder that contains the YAML files
 * @param read reads one picture
 * @returns what is on disk; a missing file or folder is not an error here
 */
export async function readFolder(directory: string, read = readPicture): Promise<Folder> {
  const folders = [...Object.keys(NAMED_FILES), FONTS, TEMPLATES]
  const [topLevel, inFolders, pictures, staticFolder, packages, ownFonts] = await Promise.all([
    listEntries(directory),
    Promise.all(folders.map((folder) => listInner(directory, folder))),
    listVisibleFiles(path.join(directory, IMAGES)),
    readStaticFolder(siteRoot("static")),
    readFontPackages(),
    readOwnFonts(directory),
  ])
  const entries = [...topLevel, ...inFolders.flat()]
  const names = [...contentNames, ...entries.filter(isNamedFile).map((entry) => entry.slice(0, -5))]
  const files = await Promise.all(
    names.map(async (name) => [name, await readBytes(directory, name)] as const),
  )
  const readPictures = pictures.map(async (file) => {
    const name = `${IMAGES}/${file}`
    return [name.normalize("NFC"), await read(path.join(directory, name))] as const
  })
  return {
    name: path.basename(directory),
    entries,
    replaced: entries.length > 0 ? undefined : await findReplaced(directory),
    files: Object.fromEntries(files.filter(([, bytes]) => bytes)),
    pictures: new Map(await Promise.all(readPictures)),
    ...staticFolder,
    fonts: withOwnFonts(packages, ownFonts),
    ownFonts,
    isSupported,
  }
}

/** The folders beside the content in which `replaceFolder` has the old and the new one. Git ignores them. */
export const REPLACED = ".replaced-"

/** @returns the path of the content that `replaceFolder` has moved away and not yet replaced */
async function findReplaced(directory: string): Promise<string | undefined> {
  const parent = path.dirname(directory)
  const old = (await listEntries(parent))
    .filter((name) => name.startsWith(REPLACED))
    .map((name) => path.join(parent, name, "old"))
    .find((folder) => existsSync(path.join(folder, "owner.yaml")))
  return old && path.relative("", old)
}

/** @returns whether an entry of the folder is a variant, a letter or a translation with a valid name */
export function isNamedFile(entry: string): boolean {
  const { kind, name } = parseFileName(entry.replace(/\.yaml$/, "") as FileName)
  return entry.endsWith(".yaml") && name !== undefined && NAMES[kind]?.test(name)
}

/** @returns the text of each file that can be read, with its byte order mark, for who changes a part of it */
export function textsOf({ files }: Pick<Folder, "files">): ReadonlyMap<string, string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true })
  const texts = Object.entries(files).flatMap(([name, bytes]) =>
    bytes instanceof Uint8Array ? [[name, decoder.decode(bytes)] as const] : [],
  )
  return new Map(texts)
}

/** @returns the paths of the files and folders in a folder */
async function listInner(directory: string, folder: string): Promise<string[]> {
  return (await listEntries(path.join(directory, folder))).map((entry) => `${folder}/${entry}`)
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

/** @returns the paths of the files that no program left behind or hides; none if the folder is missing */
export async function listVisibleFiles(directory: string): Promise<string[]> {
  const files = await listFiles(directory).catch(() => [])
  return files.filter((file) => !isLeftOver(file))
}
