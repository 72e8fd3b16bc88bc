/** Removes files from `public/` that visitors do not get, because Gatsby never cleans it. */
import { existsSync } from "node:fs"
import { copyFile, mkdir, readdir, readFile, rm, rmdir } from "node:fs/promises"
import path from "node:path"
import { filesOf } from "../../content/site-map/page-paths"
import { siteRoot } from "../../roots"
import { COPY, HASHED_FOLDER, listBuiltFiles, PUBLIC } from "../built-files"
import { PICTURES_FOLDER } from "../nodes/picture-files"

type BundleStats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> }

export type CurrentBuild = {
  /** Every file in `public/`. */
  files: readonly string[]
  /** The text of each page, data file and script in `public/`. */
  texts: ReadonlyMap<string, string>
  /** The paths of the pages of the site, as in '/about/' and '/404.html'. */
  pages: readonly string[]
  /** The names of the scripts that webpack.stats.json lists. */
  scripts: ReadonlySet<string>
  /** The source of the webpack runtime, which holds the hash of every lazy script. */
  runtime: string
  /** Whether the build writes this file, or copies it from `static/`. */
  isGenerated: (file: string) => boolean
}

/** A webpack script, or its license file. */
const SCRIPT_FILE = /^\/(.+-([0-9a-f]{20})\.js)(?:\.LICENSE\.txt)?$/

/** The files that name pictures, fonts and other scripts. */
const NAMES_FILES = /\.(?:html|js|json)$/

/** What only Gatsby's next build reads. */
const FOR_GATSBY = /^\/(?:_gatsby\/|chunk-map\.json$|webpack\.stats\.json$)/

/**
 * Where a later build finds what this one did not publish: the files for Gatsby, and fonts that nothing
 * names. webpack would not write a font again if a page needed it later. A picture is made again.
 */
const UNPUBLISHED = siteRoot(".cache/unpublished-files")

/**
 * @returns every file that this build did not write for visitors: files of earlier builds and of
 *   removed content, pictures and fonts that nothing names, source maps, and files for Gatsby itself
 */
export function findStaleFiles({
  files,
  texts,
  pages,
  scripts,
  runtime,
  isGenerated,
}: CurrentBuild): string[] {
  const ofPages = new Set(pages.flatMap(filesOf))
  const isWritten = (file: string): boolean => {
    if (isGenerated(file) || ofPages.has(file) || file === "/page-data/app-data.json") return true
    const [, script = "", hash = ""] = SCRIPT_FILE.exec(file) ?? []
    return script !== "" && (scripts.has(script) || runtime.includes(hash))
  }
  const textOf = (list: readonly string[]) => list.map((file) => texts.get(file)).join("\n")

  const written = files.filter(isWritten)
  const text = textOf(written)
  const assets = files.filter(
    (file) => file.startsWith(HASHED_FOLDER) && text.includes(toUrl(file)),
  )
  const current = new Set([...written, ...assets])
  const isCopy = (file: string) => current.has(COPY.exec(file)?.[1] ?? "")
  return files.filter((file) => !current.has(file) && !isCopy(file))
}

/** @returns the path in the form in which pages name it, without the first slash */
function toUrl(file: string): string {
  return file.slice(1).split("/").map(encodeURIComponent).join("/")
}

/**
 * Removes the stale files. What a later build needs is moved to the cache.
 * @throws if webpack.stats.json lists no runtime
 */
export async function removeStaleFiles(
  build: Pick<CurrentBuild, "isGenerated" | "pages">,
): Promise<void> {
  const stats: BundleStats = JSON.parse(await readPublic("webpack.stats.json"))
  const groups = Object.values(stats.namedChunkGroups)
  const scripts = groups.flatMap(({ assets }) => assets.map(({ name }) => name))
  const runtime = scripts.find((name) => name.startsWith("webpack-runtime-"))
  if (!runtime) throw new Error("webpack.stats.json lists no runtime.")
  const files = await listBuiltFiles()
  const texts = files
    .filter((file) => NAMES_FILES.test(file))
    .map(async (file) => [file, await readPublic(file)] as const)
  const staleFiles = findStaleFiles({
    ...build,
    files,
    texts: new Map(await Promise.all(texts)),
    scripts: new Set(scripts),
    runtime: await readPublic(runtime),
  })
  for (const file of staleFiles) {
    const isPicture = file.startsWith(`${PICTURES_FOLDER}/`)
    const isNeeded = FOR_GATSBY.test(file) || (file.startsWith(HASHED_FOLDER) && !isPicture)
    if (isNeeded) await move(path.join(PUBLIC, file), path.join(UNPUBLISHED, file))
    else await rm(path.join(PUBLIC, file), { force: true })
    await removeEmptyFolders(path.dirname(path.join(PUBLIC, file)))
  }
}

/** Removes the folder if it is empty, and then the folders around it up to `public/`. */
async function removeEmptyFolders(folder: string): Promise<void> {
  if (folder === PUBLIC || (await readdir(folder)).length > 0) return
  await rmdir(folder)
  await removeEmptyFolders(path.dirname(folder))
}

/** Moves the files back that an earlier build did not publish. Call it before a build. */
export async function restoreUnpublishedFiles(from = UNPUBLISHED, to = PUBLIC): Promise<void> {
  for (const file of await listBuiltFiles(from).catch(() => [])) {
    const target = path.join(to, file)
    if (!existsSync(target)) await move(path.join(from, file), target)
  }
  await rm(from, { recursive: true, force: true })
}

/** Copies the file and deletes it: `.cache` or `public` may be a mount of its own, as in a container. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await copyFile(from, to)
  await rm(from)
}

function readPublic(name: string): Promise<string> {
  return readFile(path.join(PUBLIC, name), "utf8")
}
