/** `npm run diff`: says what changed in the content since a version. `--help` describes the options. */

import { isError } from "../src/content/diagnostics"
import { CONTENT } from "../src/content/files/content-folder"
import { formatDiagnostics } from "../src/content/report/terminal"
import type { Content } from "../src/content/schemas"
import { contentsOf } from "../src/content/translations/translate-content"
import { command, quotedCommand } from "../src/lib/command"
import { type Change, compareContent, compareResumes, formatChanges, toModel } from "../src/resume"
import { type ResumeVariant, toResumeVariants } from "../src/site/resume-variants"
import { findRevision, listRevisions, loadRevision } from "./lib/content-history"
import { readValidContent } from "./lib/read-valid-content"
import { runWithOptions, UserError } from "./lib/run-main"

const HELP = `Says what was added, removed and reworded in the content, record by record.

  ${command("diff", "1a2b3c4d")}          since this version of the résumé or of a variant: the properties of a PDF
                                    and of a Word document, and the last line of the plain text, name it
  ${command("diff", "HEAD~3")}            since this git revision, in all files
  ${command("diff", "REVISION --json")}   for programs

It reads both states with the code of today, so a change of code alone changes nothing. It compares with
the content as it is in the folder, also if git does not have it yet. Private values are not printed.`

const CONFIG = {
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
} as const

runWithOptions(HELP, CONFIG, async ({ values, positionals }) => {
  const [name, ...others] = positionals
  if (!name || others.length > 0)
    throw new UserError(
      `Add one version or git revision: ${quotedCommand("diff", "HEAD~1")}. ${quotedCommand("diff", "--help")} says more.`,
    )
  const changes = await changesSince(name, await readValidContent(CONTENT))
  console.log(
    values.json ? JSON.stringify({ since: name, changes }, null, 2) : formatChanges(changes),
  )
})

async function changesSince(name: string, now: Content): Promise<Change[]> {
  const revision = findRevision(name)
  if (revision) {
    const { content, diagnostics } = await loadRevision(revision, CONTENT)
    if (content) return compareContent(content, now)
    throw new UserError(
      `${formatDiagnostics(diagnostics.filter(isError))}\n\nThe code of today does not accept the content of ${name}. See above.`,
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
  const revisions = listRevisions(CONTENT)
  for (const [index, revision] of revisions.entries()) {
    console.error(`Reading state ${index + 1} of ${revisions.length} …`)
    const { content } = await loadRevision(revision, CONTENT)
    const then = content && findByVersion(content, version)
    if (!then) continue
    const isSame = ({ base, content: { translated } }: ResumeVariant) =>
      base === then.base && translated?.path === then.content.translated?.path
    const today = contentsOf(now).flatMap(toResumeVariants).find(isSame)
    if (!today) throw new UserError(`${then.base}/ of version ${version} does not exist any more.`)
    return compareResumes(then.content, today.content)
  }
  throw new UserError(
    `No state of the content in git has the version ${version}. Use a git revision, as in ${quotedCommand("diff", "HEAD~1")}.`,
  )
}

function findByVersion(content: Content, version: string) {
  return contentsOf(content)
    .flatMap(toResumeVariants)
    .find((variant) => toModel(variant.content, "", variant.base).hash === version)
}
