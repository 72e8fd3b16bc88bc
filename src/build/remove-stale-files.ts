/** Removes files of earlier builds from `public/`, because Gatsby never cleans it. */
import { access, mkdir, readFile, rename, rm } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles, PUBLIC } from "./built-files"

type BundleStats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> }

export type CurrentBuild = {
  /** Every file in `public/`. */
  files: readonly string[]
  /** The names of the scripts that webpack.stats.json lists. */
  scripts: ReadonlySet<string>
  /** The source of the webpack runtime, which holds the hash of every lazy script. */
  runtime: string
  /** The text of all pages, page data and scripts, which name the pictures and fonts. */
  text: string
  /** Whether the build writes this file, or copies it from `static/`. */
  isGenerated: (file: string) => boolean
  /** The paths of the pages that the content leaves out, as in '/about/'. */
  leftOutPages: readonly string[]
}

/** A webpack script, its source map, its license file, or a compressed copy of one of them. */
const SCRIPT_FILE = /^\/(.+-([0-9a-f]{20})\.js)(?:\.map|\.LICENSE\.txt)?(?:\.br|\.gz)?$/
const COMPRESSED = /\.(?:br|gz)$/

/** What Gatsby writes and cleans itself. */
const FILE_OF_GATSBY =
  /\.html$|^\/(?:_gatsby|page-data|slice-data)\/|^\/(?:chunk-map|webpack\.stats)\.json$/

/** The files that name pictures, fonts and other scripts. */
const NAMES_FILES = /\.(?:html|js|json)$/

/** Pictures and fonts. Their names contain a hash. */
const HASHED_FOLDER = "/static/"

/**
 * Where unused pictures and fonts are kept. Gatsby's cache records pictures as generated, so it would
 * not generate one again if the content named it later.
 */
const UNUSED = path.resolve(".cache/unused-files")

/**
 * @returns scripts of earlier builds, all source maps, pictures and fonts that nothing names, compressed
 *   copies without an original, pages that are left out, and every file that no step of the build writes
 */
export function findStaleFiles({
  files,
  scripts,
  runtime,
  text,
  isGenerated,
  leftOutPages,
}: CurrentBuild): string[] {
  const leftOutFiles = new Set(
    leftOutPages.flatMap((page) => [`${page}index.html`, `/page-data${page}page-data.json`]),
  )
  const isStale = (file: string): boolean => {
    if (isGenerated(file)) return false
    if (leftOutFiles.has(file)) return true
    const [, script, hash] = SCRIPT_FILE.exec(file) ?? []
    if (script && hash) {
      return file.endsWith(".js.map") || !(scripts.has(script) || runtime.includes(hash))
    }
    if (file.startsWith(HASHED_FOLDER)) return !text.includes(toUrl(file))
    return !FILE_OF_GATSBY.test(file)
  }
  const current = new Set(files.filter((file) => !COMPRESSED.test(file) && !isStale(file)))
  return files.filter(
    (file) =>
      !current.has(file) &&
      !(COMPRESSED.test(file) && current.has(file.slice(0, -3))) &&
      !isGenerated(file),
  )
}

/** @returns the path in the form in which gatsby-plugin-sharp writes it, without the first slash */
function toUrl(file: string): string {
  return file.slice(1).split("/").map(encodeURIComponent).join("/")
}

/**
 * Removes the stale files. Pictures and fonts are moved to the cache.
 * @throws if webpack.stats.json lists no runtime
 */
export async function removeStaleFiles(
  content: Pick<CurrentBuild, "isGenerated" | "leftOutPages">,
): Promise<void> {
  const stats: BundleStats = JSON.parse(await readPublic("webpack.stats.json"))
  const groups = Object.values(stats.namedChunkGroups)
  const scripts = groups.flatMap(({ assets }) => assets.map(({ name }) => name))
  const runtime = scripts.find((name) => name.startsWith("webpack-runtime-"))
  if (!runtime) throw new Error("webpack.stats.json lists no runtime.")
  const files = await listBuiltFiles()
  const texts = await Promise.all(files.filter((file) => NAMES_FILES.test(file)).map(readPublic))
  const staleFiles = findStaleFiles({
    ...{ ...content, files, scripts: new Set(scripts) },
    ...{ runtime: await readPublic(runtime), text: texts.join("\n") },
  })
  for (const file of staleFiles) {
    const isKept = file.startsWith(HASHED_FOLDER) && !COMPRESSED.test(file)
    if (isKept) await move(path.join(PUBLIC, file), path.join(UNUSED, file))
    else await rm(path.join(PUBLIC, file), { force: true })
  }
}

/** Moves the pictures and fonts back that an earlier build did not use. Call it before a build. */
export async function restoreUnusedFiles(from = UNUSED, to = PUBLIC): Promise<void> {
  for (const file of await listBuiltFiles(from).catch(() => [])) {
    const target = path.join(to, file)
    const exists = await access(target).then(
      () => true,
      () => false,
    )
    if (!exists) await move(path.join(from, file), target)
  }
  await rm(from, { recursive: true, force: true })
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await rename(from, to)
}

function readPublic(name: string): Promise<string> {
  return readFile(path.join(PUBLIC, name), "utf8")
}
