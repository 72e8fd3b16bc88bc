/**
 * Updates the validated copy: the last valid state of `content/`. Gatsby reads this copy instead of
 * `content/`, so invalid content never reaches the site. See docs/decisions/0012-content-validation.md.
 */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { CONTENT } from "../../content/files/content-folder"
import { listFiles } from "../../content/files/list-files"
import { type Folder, LETTERS } from "../../content/files/read-folder"

/** The folder that Gatsby reads. */
export const VALIDATED_COPY = path.resolve(".cache/content")

/** A new file is written here first and then moved, so that Gatsby never reads half a file. */
const STAGING = path.resolve(".cache/content-staging")

/**
 * Makes the copy equal to a valid folder. It writes the YAML bytes that were validated, even if the
 * owner has saved a file since. A letter must not reach the site, so letters are not copied. It copies
 * pictures first and does not touch files that are equal.
 */
export async function updateValidatedCopy(
  { files, pictures }: Pick<Folder, "files" | "pictures">,
  { from = CONTENT, to = VALIDATED_COPY, staging = STAGING } = {},
): Promise<void> {
  await Promise.all([mkdir(to, { recursive: true }), mkdir(staging, { recursive: true })])
  const written = new Set<string>()
  const write = async (file: string, bytes: Uint8Array) => {
    written.add(file)
    await replaceFile(path.join(to, file), bytes, path.join(staging, path.basename(file)))
  }
  for (const file of pictures.keys()) {
    // If a picture was deleted after the validation, the watcher starts another one.
    const bytes = await readFile(path.join(from, file)).catch(() => null)
    if (bytes) await write(file, bytes)
  }
  for (const [name, bytes] of Object.entries(files)) {
    const isLetter = name.startsWith(`${LETTERS}/`)
    if (bytes instanceof Uint8Array && !isLetter) await write(`${name}.yaml`, bytes)
  }
  const removed = (await listFiles(to)).filter((file) => !written.has(file))
  await Promise.all(removed.map((file) => rm(path.join(to, file), { force: true })))
  await rm(staging, { recursive: true, force: true })
}

async function replaceFile(file: string, bytes: Uint8Array, stagedFile: string): Promise<void> {
  const current = await readFile(file).catch(() => null)
  if (current?.equals(bytes)) return
  await writeFile(stagedFile, bytes)
  await mkdir(path.dirname(file), { recursive: true })
  await rename(stagedFile, file)
}
