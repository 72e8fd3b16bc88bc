/**
 * The build stamp says whether the next build can use the output of an earlier one. Gatsby trusts what
 * its cache says about `public`, and webpack never writes a file with a hash in its name again. So both
 * folders must be as one whole build left them.
 */
import { createHash } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { readFile, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { HASHED_FOLDER, listBuiltFiles } from "../built-files"

/** The files of .cache whose bytes a build uses as they are: document-cache.ts and picture-check-cache.ts. */
const CACHED = /^\/(?:documents\/|picture-)/

/** What the build writes, and reuses only together. */
export const BUILD_OUTPUT: readonly string[] = [".cache", "public"]

/** Exists only after a whole build. Says what the cache depends on, and what the build has written. */
const STAMP_FILE = ".cache/build-stamp.json"

/**
 * Code that computes what pages query and what documents show, and the words in YAML that it reads. For a
 * change of it, Gatsby does not run the queries again.
 */
const CODE = /^(?!.*__tests__\/).*\.(?:ts|typ|yaml)$/

export type BuildStamp = {
  /** Whether output of an earlier build was removed. */
  isOutputRemoved: boolean
  /** Call it after a build that has made the site. The next build may use its output. */
  write: () => Promise<void>
}

/**
 * Call it before a build. Removes the output of an earlier build if that was stopped or is damaged, if
 * `.cache` and `public` do not belong together, or if they belong to another folder, version of Node,
 * path prefix, code or packages.
 * @param prefix the path of the site on its domain, which Gatsby writes into pages; '' without one
 */
export async function checkBuildStamp(prefix: string, folder = "."): Promise<BuildStamp> {
  const file = path.resolve(folder, STAMP_FILE)
  // Read before the build, which uses this code even if it changes.
  const code = await hashFiles(path.resolve(folder, "src"), CODE)
  const packages = await readFile(path.resolve(folder, "package-lock.json")).catch(() => "")
  const toStamp = async () =>
    JSON.stringify({
      folder: path.resolve(folder),
      node: process.version.split(".", 1)[0],
      prefix,
      code,
      packages: createHash("sha256").update(packages).digest("hex"),
      cached: await hashFiles(path.resolve(folder, ".cache"), CACHED),
      public: await hashFiles(path.resolve(folder, "public")),
    })
  const write = async () => writeFile(file, await toStamp())

  const stamp = await readFile(file, "utf8").catch(() => undefined)
  if (stamp !== undefined && stamp === (await toStamp())) return { isOutputRemoved: false, write }
  let count = 0
  for (const name of BUILD_OUTPUT) count += await emptyFolder(path.resolve(folder, name))
  return { isOutputRemoved: count > 0, write }
}

/** Call it after a build. Removes the site of one that failed. One that has changed nothing leaves its stamp. */
export async function removeHalfSite(folder = "."): Promise<void> {
  if (!existsSync(path.resolve(folder, STAMP_FILE)))
    await emptyFolder(path.resolve(folder, "public"))
}

/** Call it before a build changes its output. Until the build is whole, a next one starts from scratch. */
export async function removeBuildStamp(folder = "."): Promise<void> {
  await rm(path.resolve(folder, STAMP_FILE), { force: true })
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
