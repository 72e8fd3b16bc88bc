/**
 * Recognizes the output of an earlier build that the next build can use. Gatsby trusts what its cache
 * says about `public`, and webpack never writes a file with a hash in its name again. So both folders
 * must be as one whole build left them.
 */
import { createHash } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { readFile, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { HASHED_FOLDER, listBuiltFiles } from "./built-files"

/** The files of .cache whose bytes a build uses as they are: document-cache.ts and the picture caches. */
const CACHED = /^\/(?:documents\/|picture-)/

/** What the build writes, and reuses only together. */
export const BUILD_OUTPUT: readonly string[] = [".cache", "public"]

/** Exists only after a whole build. Says what the cache depends on, and what the build has written. */
const ORIGIN_FILE = ".cache/origin.json"

/**
 * Code that computes what pages query and what documents show. For a change of it, Gatsby does not run
 * the queries again.
 */
const CODE = /^(?!.*__tests__\/).*(?<!\.d)\.(?:ts|typ)$/

export type Output = {
  /** Whether output of an earlier build was removed. */
  isRemoved: boolean
  /** Call it after a build that has ended by itself. The next build may use its output. */
  complete: () => Promise<void>
}

/**
 * Call it before a build. Removes the output of an earlier build if that was stopped or is damaged, if
 * `.cache` and `public` do not belong together, or if they belong to another folder, version of Node,
 * path prefix, code or packages. Until `complete` is called, the output counts as that of a stopped build.
 * @param prefix the path of the site on its domain, which Gatsby writes into pages; '' without one
 */
export async function openOutput(prefix: string, folder = "."): Promise<Output> {
  const file = path.resolve(folder, ORIGIN_FILE)
  // Read before the build, which uses this code even if it changes.
  const code = await hashFiles(path.resolve(folder, "src"), CODE)
  const packages = await readFile(path.resolve(folder, "package-lock.json")).catch(() => "")
  const toOrigin = async () =>
    JSON.stringify({
      folder: path.resolve(folder),
      node: process.version.split(".", 1)[0],
      prefix,
      code,
      packages: createHash("sha256").update(packages).digest("hex"),
      cached: await hashFiles(path.resolve(folder, ".cache"), CACHED),
      public: await hashFiles(path.resolve(folder, "public")),
    })
  const complete = async () => writeFile(file, await toOrigin())

  const origin = await readFile(file, "utf8").catch(() => undefined)
  const isUsable = origin !== undefined && origin === (await toOrigin())
  await rm(file, { force: true })
  if (isUsable) return { isRemoved: false, complete }
  let count = 0
  for (const name of BUILD_OUTPUT) count += await emptyFolder(path.resolve(folder, name))
  return { isRemoved: count > 0, complete }
}

/**
 * Removes what is in the folder, which itself stays: it may be a volume of a container.
 * @returns how many files and folders it had
 */
export async function emptyFolder(folder: string): Promise<number> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) await rm(path.join(folder, name), { recursive: true })
  return names.length
}

/**
 * @returns a hash of the names and the bytes of the files in the folder with such a name. It has only
 *   the size of a file with a hash in its name: pictures take the most space.
 */
async function hashFiles(folder: string, name = /./): Promise<string> {
  const hash = createHash("sha256")
  const files = existsSync(folder) ? await listBuiltFiles(folder) : []
  for (const file of files.filter((each) => name.test(each))) {
    const location = path.join(folder, file)
    hash.update(JSON.stringify([file, (await stat(location)).size]))
    if (!file.startsWith(HASHED_FOLDER)) hash.update(await readFile(location))
  }
  return hash.digest("hex")
}
