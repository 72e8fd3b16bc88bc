import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles, PUBLIC } from "./built-files"

type BundleStats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> }

/** A script of a bundle, or what belongs to one: its map, its licenses, its compressed copies. */
const OF_A_SCRIPT = /^\/(.+-[0-9a-f]{20}\.js)(?:\.map|\.LICENSE\.txt)?(?:\.br|\.gz)?$/
const COMPRESSED = /\.(?:br|gz)$/

/**
 * @param files every file in `public/`
 * @param stats what the bundler says of this build
 * @returns the files of earlier builds among them, and compressed copies of files that are gone
 */
export function findLeftovers(files: readonly string[], stats: BundleStats): string[] {
  const groups = Object.values(stats.namedChunkGroups)
  const scripts = new Set(groups.flatMap(({ assets }) => assets.map(({ name }) => name)))
  const all = new Set(files)
  return files.filter((file) => {
    const script = OF_A_SCRIPT.exec(file)?.[1]
    if (script !== undefined && !scripts.has(script)) return true
    return file.endsWith(".js.map") || (COMPRESSED.test(file) && !all.has(file.slice(0, -3)))
  })
}

/** Gatsby never cleans `public/`: takes out what earlier builds left, and what this site does not use. */
export async function removeLeftovers(): Promise<void> {
  const stats = JSON.parse(await readFile(path.join(PUBLIC, "webpack.stats.json"), "utf8"))
  for (const file of findLeftovers(await listBuiltFiles(), stats)) {
    await rm(path.join(PUBLIC, file), { force: true })
  }
  await rm(path.join(PUBLIC, "~partytown"), { recursive: true, force: true })
}
