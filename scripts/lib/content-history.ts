/** Reads earlier states of the content from git. */
import { spawnSync } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { unzipSync } from "fflate"
import { loadContent } from "../../src/content/load"
import type { ValidationResult } from "../../src/content/validation/validate-folder"
import { UserError } from "./run-main"

/** @returns the full name of a git revision, or undefined if there is no such revision */
export function findRevision(name: string): string | undefined {
  const args = ["--verify", "--quiet", "--end-of-options", `${name}^{commit}`]
  const { status, stdout } = git("rev-parse", ...args)
  return status === 0 ? stdout.toString().trim() : undefined
}

/** @returns the revisions that changed the folder, newest first */
export function listRevisions(folder: string): string[] {
  return git("log", "--format=%H", "--", folder).stdout.toString().split("\n").filter(Boolean)
}

/**
 * @param revision the name of a git revision
 * @param folder the path of the content folder
 * @returns the content of then, as today's code reads it; with diagnostics if it does not accept it
 * @throws UserError if the folder did not exist then
 */
export async function loadRevision(revision: string, folder: string): Promise<ValidationResult> {
  if (git("-C", folder, "ls-tree", revision).stdout.length === 0)
    throw new UserError(`The revision ${revision} has no folder ${path.relative("", folder)}.`)
  // One process for all files.
  const { stdout } = git("-C", folder, "archive", "--format=zip", revision, ".")
  const copy = await mkdtemp(path.join(tmpdir(), "content-"))
  try {
    for (const [name, bytes] of Object.entries(unzipSync(stdout))) {
      if (name.endsWith("/")) continue
      const target = path.join(copy, name)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, bytes)
    }
    return await loadContent(copy)
  } finally {
    await rm(copy, { recursive: true })
  }
}

function git(...args: string[]) {
  const { error, status, stdout, stderr } = spawnSync("git", args, { maxBuffer: 2 ** 28 })
  if (error) throw new UserError(`The history needs git: ${error.message}.`)
  if (status !== 0 && args[0] !== "rev-parse")
    throw new UserError(`git ${args[0]} failed: ${stderr.toString().trim()}`)
  return { status, stdout }
}
