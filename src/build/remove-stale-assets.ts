import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles, PUBLIC } from "./built-files"

type BundleStats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> }

/** A script of a bundle, or what belongs to one: its map, its licenses, its compressed copies. */
const OF_A_SCRIPT = /^\/(.+-([0-9a-f]{20})\.js)(?:\.map|\.LICENSE\.txt)?(?:\.br|\.gz)?$/
const COMPRESSED = /\.(?:br|gz)$/

/**
 * @param files every file in `public/`
 * @param scripts the names of this build's scripts, as far as the bundler's report lists them
 * @param runtime the source of its runtime, which knows the hash of every script that loads late
 * @returns the files of earlier builds among them, and compressed copies of files that are gone
 */
export function findStaleAssets(
  files: readonly string[],
  scripts: ReadonlySet<string>,
  runtime: string,
): string[] {
  const all = new Set(files)
  return files.filter((file) => {
    const [, script, hash] = OF_A_SCRIPT.exec(file) ?? []
    if (script && hash && !scripts.has(script) && !runtime.includes(hash)) return true
    return file.endsWith(".js.map") || (COMPRESSED.test(file) && !all.has(file.slice(0, -3)))
  })
}

/**
 * Gatsby never cleans `public/`: takes out what earlier builds left, and what this site does not use.
 * Pictures stay. For as long as Gatsby's cache lives, one that was made is not made again: taken out
 * here, it would be missing when the content names it once more. `npm run clean` removes them.
 */
export async function removeStaleAssets(): Promise<void> {
  const stats: BundleStats = JSON.parse(await readPublic("webpack.stats.json"))
  const groups = Object.values(stats.namedChunkGroups)
  const scripts = groups.flatMap(({ assets }) => assets.map(({ name }) => name))
  const runtime = scripts.find((name) => name.startsWith("webpack-runtime-"))
  if (!runtime) throw new Error("The bundler's report names no runtime.")
  const files = await listBuiltFiles()
  for (const file of findStaleAssets(files, new Set(scripts), await readPublic(runtime))) {
    await rm(path.join(PUBLIC, file), { force: true })
  }
  await rm(path.join(PUBLIC, "~partytown"), { recursive: true, force: true })
}

function readPublic(name: string): Promise<string> {
  return readFile(path.join(PUBLIC, name), "utf8")
}
