/** `npm run diff`: says what changed in the content since a version. `--help` describes the options. */

import { command, quotedCommand } from "../src/content/command"
import { type Diagnostic, isError } from "../src/content/diagnostics"
import { contentFolder } from "../src/content/files/content-folder"
import { loadContent } from "../src/content/load"
import type { Content } from "../src/content/schemas"
import { contentsOf } from "../src/content/translations/translate-content"
import { resumeBase } from "../src/content/values/page-paths"
import { resumesOf, toModel } from "../src/resume"
import { type Change, compareContent, compareResumes, formatChanges } from "../src/resume/compare"
import { findRevision, listRevisions, loadRevision } from "./lib/content-history"
import { UserError, withOptions } from "./lib/run-main"

const HELP = `Says what was added, removed and reworded in the content, record by record.

  ${command("diff", "1a2b3c4d")}          since this version of the résumé or of a variant: the properties of a PDF
                                    and of a Word document, and the last line of the plain text, name it
  ${command("diff", "HEAD~3")}            since this git revision, in all files
  ${command("diff", "REVISION --json")}   for programs

It reads both states with the code of today, so a change of code alone changes nothing. It compares with
the content as it is in the folder, also if git does not have it yet. It prints no
private values and no letters.`

const CONFIG = {
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
} as const

export const main = withOptions(HELP, CONFIG, async ({ values, positionals }) => {
  const [name, ...others] = positionals
  if (!name || others.length > 0)
    throw new UserError(
      `Add one version or git revision: ${quotedCommand("diff", "HEAD~1")}. ${quotedCommand("diff", "--help")} says more.`,
    )
  const { content, diagnostics } = await loadContent(contentFolder())
  if (!content)
    throw new UserError(
      `${listErrors(diagnostics)}\n\nThe content is not valid. ${quotedCommand("check")} shows the lines.`,
    )
  const changes = await changesSince(name, content)
  console.log(
    values.json ? JSON.stringify({ since: name, changes }, null, 2) : formatChanges(changes),
  )
})

/** @returns the place and the code of each error. A message and a line may have a private value */
const listErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .filter(isError)
    .map(({ file, line, column, code }) => `${file}:${line}:${column}  [${code}]`)
    .join("\n")

async function changesSince(name: string, now: Content): Promise<Change[]> {
  const revision = findRevision(name)
  if (revision) {
    const { content, diagnostics } = await loadRevision(revision, contentFolder())
    if (content) return compareContent(content, now)
    throw new UserError(
      `${listErrors(diagnostics)}\n\nThe code of today does not accept the content of ${name}. docs/content.md explains each code.`,
    )
  }
  if (!/^[0-9a-f]{8}$/.test(name))
    throw new UserError(
      `git has no revision "${name}", and it is not a version of eight characters.`,
    )
  return changesSinceVersion(name, now)
}

/** Looks for the version in the content of today, and then in its history. */
async function changesSinceVersion(version: string, now: Content): Promise<Change[]> {
  if (findByVersion(now, version)) return []
  const revisions = listRevisions(contentFolder())
  for (const [index, revision] of revisions.entries()) {
    console.error(`Reading state ${index + 1} of ${revisions.length} …`)
    const { content } = await loadRevision(revision, contentFolder())
    const then = content && findByVersion(content, version)
    if (!then) continue
    const isSame = ({ variant, languagePath }: Content) =>
      variant === then.variant && languagePath === then.languagePath
    const today = contentsOf(now).flatMap(resumesOf).find(isSame)
    if (!today)
      throw new UserError(
        `${resumeBase(then.variant)}/ of version ${version} does not exist any more.`,
      )
    return compareResumes(then, today)
  }
  throw new UserError(
    `No state of the content in git has the version ${version}. Use a git revision, as in ${quotedCommand("diff", "HEAD~1")}.`,
  )
}

function findByVersion(content: Content, version: string) {
  return contentsOf(content)
    .flatMap(resumesOf)
    .find((each) => toModel(each).hash === version)
}
