/**
 * Gatsby reads not `content/` but a copy of its last valid state: a file alone says little, and an
 * invalid save must not reach the site. See docs/decisions/0012-content-validation.md.
 */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { listFiles } from "../content/files/list-files"
import type { Folder } from "../content/files/read-folder"

/** What the owner edits. */
export const CONTENT = path.resolve("content")

/** What Gatsby reads. */
export const VALIDATED_COPY = path.resolve(".cache/content")

/** Where a file is written before it takes its place, so that nobody reads half of it. */
const STAGING = path.resolve(".cache/content-desk")

/**
 * Makes the copy equal to a folder that was found valid: its YAML as it was read then, whatever has
 * been saved since, and its pictures. Files that are equal are not touched; pictures go first.
 */
export async function updateValidatedCopy(
  { files, pictures }: Pick<Folder, "files" | "pictures">,
  { from = CONTENT, to = VALIDATED_COPY, desk = STAGING } = {},
): Promise<void> {
  await Promise.all([mkdir(to, { recursive: true }), mkdir(desk, { recursive: true })])
  const written = new Set<string>()
  const write = async (file: string, bytes: Uint8Array) => {
    written.add(file)
    await writeInPlace(path.join(to, file), bytes, path.join(desk, path.basename(file)))
  }
  for (const file of pictures.keys()) {
    // One that has vanished since brings about the next check.
    const bytes = await readFile(path.join(from, file)).catch(() => null)
    if (bytes) await write(file, bytes)
  }
  for (const [name, bytes] of Object.entries(files)) {
    if (bytes instanceof Uint8Array) await write(`${name}.yaml`, bytes)
  }
  const gone = (await listFiles(to)).filter((file) => !written.has(file))
  await Promise.all(gone.map((file) => rm(path.join(to, file), { force: true })))
  await rm(desk, { recursive: true, force: true })
}

async function writeInPlace(file: string, bytes: Uint8Array, desk: string): Promise<void> {
  const present = await readFile(file).catch(() => null)
  if (present?.equals(bytes)) return
  await writeFile(desk, bytes)
  await mkdir(path.dirname(file), { recursive: true })
  await rename(desk, file)
}
