import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles, PUBLIC } from "./built-files"

type BundleStats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> }

/** A webpack script, its source map, its license file, or a compressed copy of one of them. */
const SCRIPT_FILE = /^\/(.+-([0-9a-f]{20})\.js)(?:\.map|\.LICENSE\.txt)?(?:\.br|\.gz)?$/
const COMPRESSED = /\.(?:br|gz)$/

/**
 * @param files every file in `public/`
 * @param scripts the names of this build's scripts that webpack.stats.json lists
 * @param runtime the source of the webpack runtime, which holds the hash of every lazy script
 * @returns scripts of earlier builds, all source maps, and compressed copies without an original
 */
export function findStaleAssets(
  files: readonly string[],
  scripts: ReadonlySet<string>,
  runtime: string,
): string[] {
  const all = new Set(files)
  return files.filter((file) => {
    const [, script, hash] = SCRIPT_FILE.exec(file) ?? []
    if (script && hash && !scripts.has(script) && !runtime.includes(hash)) return true
    return file.endsWith(".js.map") || (COMPRESSED.test(file) && !all.has(file.slice(0, -3)))
  })
}

/**
 * Deletes stale files in `public/`, because Gatsby never cleans it. Also deletes Partytown, which
 * this site does not use. Keeps images: Gatsby's cache records them as generated, so Gatsby
 * would not generate one again if the content used it later. `npm run clean` deletes images.
 */
export async function removeStaleAssets(): Promise<void> {
  const stats: BundleStats = JSON.parse(await readPublic("webpack.stats.json"))
  const groups = Object.values(stats.namedChunkGroups)
  const scripts = groups.flatMap(({ assets }) => assets.map(({ name }) => name))
  const runtime = scripts.find((name) => name.startsWith("webpack-runtime-"))
  if (!runtime) throw new Error("webpack.stats.json lists no runtime.")
  const files = await listBuiltFiles()
  for (const file of findStaleAssets(files, new Set(scripts), await readPublic(runtime))) {
    await rm(path.join(PUBLIC, file), { force: true })
  }
  await rm(path.join(PUBLIC, "~partytown"), { recursive: true, force: true })
}

function readPublic(name: string): Promise<string> {
  return readFile(path.join(PUBLIC, name), "utf8")
}
