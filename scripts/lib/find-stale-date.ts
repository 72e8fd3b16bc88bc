/** Finds out whether the day that the résumé says is to come, and from git whether it changed after that day. */
import { spawnSync } from "node:child_process"
import type { Diagnostic } from "../../src/content/diagnostics"
import type { Folder } from "../../src/content/files/read-folder"
import { marksIn } from "../../src/content/folder/suppressed-warnings"
import { validateContentFile } from "../../src/content/load"
import type { Content } from "../../src/content/schemas"
import { place } from "../../src/content/yaml/positions"
import { toLocalDay } from "../../src/lib/dates"

/** What a résumé shows. */
const FILES = ["owner.yaml", "resume.yaml", "skills.yaml", "work.yaml", "variants", "translations"]

/** In milliseconds. */
const DAY = 86_400_000

/** The line of resume.yaml that says the day. */
const UPDATED = "^updated:"

/**
 * Programs that read résumés take an old date for an old résumé. A change counts if it is newer than the
 * last change of `updated` itself, so a commit on the day after is no reason.
 * @param directory the path of the content folder
 * @returns a warning at `updated`; undefined if the day is right, or without git if it is not to come
 */
export function findStaleDate(
  directory: string,
  folder: Folder,
  { resume }: Pick<Content, "resume">,
  today = new Date(),
): Diagnostic | undefined {
  const now = toLocalDay(today)
  // Tomorrow may have begun where somebody else has changed it.
  const isToCome = resume.updated > toLocalDay(new Date(today.getTime() + DAY))
  const day = isToCome ? now : dayOfChange(directory, now)
  const bytes = folder.files.resume
  if (!day || (day <= resume.updated && !isToCome) || !bytes) return undefined
  const file = validateContentFile(folder.name, "resume", bytes)
  const found = place(file, {
    code: "stale-date",
    path: ["updated"],
    message: isToCome
      ? "The day that the résumé says has not come yet."
      : `The content has changed on ${day}, after the day that the résumé says.`,
    hint: `Write updated: '${day}'`,
  })
  const isAccepted = marksIn(file).some(
    ({ codes, lines }) => codes.includes(found.code) && lines.has(found.line),
  )
  return isAccepted ? undefined : found
}

/** @returns the day of the last change that did not change `updated`; undefined if there is none */
function dayOfChange(directory: string, today: string): string | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync("git", args, { cwd: directory, encoding: "utf8" })
    return status === 0 ? stdout.trim() : undefined
  }
  const changed = git("status", "--porcelain", "--", ...FILES)
  if (changed === undefined) return undefined
  if (changed) {
    const isNewDay = git("diff", "HEAD", "-G", UPDATED, "--name-only", "--", "resume.yaml")
    return isNewDay ? undefined : today
  }
  const dated = git("log", "-1", "--format=%H", "-G", UPDATED, "--", "resume.yaml")
  return dated && git("log", "-1", "--format=%as", `${dated}..HEAD`, "--", ...FILES)
}
