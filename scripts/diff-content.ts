/** `npm run diff`: finds the content of a version of the résumé in git. `--help` describes the command. */
import { spawnSync } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { unzipSync } from "fflate"
import { contentFolder } from "../src/content/files/content-folder"
import { loadContent } from "../src/content/load"
import type { Content } from "../src/content/schemas"
import { contentsOf } from "../src/content/translations/translate-content"
import { command, quotedCommand } from "../src/lib/command"
import { resumesOf, toModel } from "../src/resume"
import { readValidContent } from "./lib/read-valid-content"
import { UserError, withOptions } from "./lib/run-main"

const HELP = `Prints the git command that shows what changed in the content since a version of the résumé.

  ${command("diff", "1a2b3c4d")}    the version is in the properties of each PDF and Word document, and
                              in the last line of the plain text`

export const main = withOptions(HELP, { allowPositionals: true }, async ({ positionals }) => {
  const [version = "", ...others] = positionals
  if (!/^[0-9a-f]{8}$/.test(version) || others.length > 0)
    throw new UserError(
      `Add one version, which has eight characters: ${quotedCommand("diff", "1a2b3c4d")}. For a git revision, use git itself: ${gitDiff("HEAD~1")}`,
    )
  if (hasVersion(await readValidContent(contentFolder()), version)) {
    console.log(`The content has this version now.`)
    return
  }
  console.log(gitDiff(await findRevision(version)))
})

const gitDiff = (revision: string) =>
  `git diff --word-diff ${revision} -- ${path.relative("", contentFolder()) || "."}`

const hasVersion = (content: Content, version: string) =>
  contentsOf(content)
    .flatMap(resumesOf)
    .some((resume) => toModel(resume).hash === version)

/** @returns the newest revision whose content has the version */
async function findRevision(version: string): Promise<string> {
  const revisions = git("log", "--format=%H", "--", ".").toString().split("\n").filter(Boolean)
  for (const [index, revision] of revisions.entries()) {
    console.error(`Reading state ${index + 1} of ${revisions.length} …`)
    const content = await readRevision(revision)
    if (content && hasVersion(content, version)) return revision.slice(0, 12)
  }
  throw new UserError(
    `No state of the content in git has the version ${version}. A version whose content is not valid today, for example of an older format, is not found. git log ${path.relative("", contentFolder())} lists the states.`,
  )
}

/** @returns the content of then; undefined if there was none, or today's check does not accept it */
async function readRevision(revision: string): Promise<Content | undefined> {
  if (git("ls-tree", revision).length === 0) return undefined
  // One process for all files.
  const files = unzipSync(git("archive", "--format=zip", revision, "."))
  const copy = await mkdtemp(path.join(tmpdir(), "content-"))
  try {
    for (const [name, bytes] of Object.entries(files)) {
      if (name.endsWith("/")) continue
      const target = path.join(copy, name)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, bytes)
    }
    return (await loadContent(copy)).content
  } finally {
    await rm(copy, { recursive: true })
  }
}

/** @returns what git prints, as bytes, in the content folder */
function git(...args: string[]): Buffer {
  const cwd = contentFolder()
  const { error, status, stdout, stderr } = spawnSync("git", args, { cwd, maxBuffer: 2 ** 28 })
  if (error) throw new UserError(`The history needs git: ${error.message}.`)
  if (status !== 0) throw new UserError(`git ${args[0]} failed: ${stderr.toString().trim()}`)
  return stdout
}
