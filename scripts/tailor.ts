/** `npm run tailor`: shows which skills, tags and titles a job posting names. `--help` describes the options. */

import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { text } from "node:stream/consumers"
import { contentFolder } from "../src/content/files/content-folder"
import { isNamedFile } from "../src/content/files/read-folder"
import { command, quotedCommand } from "../src/lib/command"
import {
  findEvidence,
  findUnknownWords,
  formatEvidence,
  toLetterSkeleton,
  toVariantSkeleton,
} from "../src/resume"
import { readValidContent } from "./lib/read-valid-content"
import { onlyOne, UserError, withOptions } from "./lib/run-main"
import { writeFiles } from "./lib/write-files"

const HELP = `Reads a job posting, and prints which of your skills, tags and titles it names.

  ${command("tailor", "posting.txt")}
  ${command("tailor", "posting.txt --write acme")}     also writes a variant and a letter with this name
  ${command("tailor")} < posting.txt                   reads standard input

For each, it quotes the posting, and says where and for how long your résumé shows it. Then it lists the
skills that the posting does not name, and words of it that look like names of tools and that you write
nowhere. It gives no score.

A name is that of a skill or one of its \`aliases\`, a name in brackets as in AWS (SageMaker, Lambda), a tag, or
the title of a role or an entry. It knows no other words: if a posting says Postgres for your PostgreSQL, add
an alias. Case, spaces, hyphens, a plural with s and a version, as in APIs and Java 21, do not matter. A longer
name hides a shorter one. Apache Kafka is found as Kafka, with its capitals. A name of one or two letters, such
as Go, is found only as you write it: read the quote. The evidence is the skills and titles of roles, and the
texts and tags of all sections but the Objective.

Options:
  --write NAME    writes content/variants/NAME.yaml and content/letters/NAME.yaml, for you to edit
  --force         replaces these files if they exist
  --help          shows this text`

const OPTIONS = { texts: ["write"], flags: ["force"], hasArguments: true } as const

export const main = withOptions(HELP, OPTIONS, async (values, others) => {
  const file = onlyOne(others, "Read one job posting")
  const targets = values.write === undefined ? undefined : toTargets(values.write, values.force)
  const posting = await readPosting(file)
  const { content } = await readValidContent()
  const today = new Date()
  const evidence = findEvidence(posting, content, today)
  console.log(formatEvidence(evidence, content, today))
  const unknown = findUnknownWords(posting, evidence, content)
  if (unknown.length > 0)
    console.log(
      `\nWords that look like tools and stand nowhere in your content: ${unknown.join(", ")}`,
    )
  if (!targets) return
  const { variant, letter } = targets
  const files = new Map([
    [variant, toVariantSkeleton(evidence, content)],
    [letter, toLetterSkeleton(evidence, today)],
  ])
  await writeFiles(contentFolder(), files)
  console.log(
    `\nWrote ${shown(variant)} and ${shown(letter)}. Edit both. ${quotedCommand("hand-out", values.write)} then writes what you send.`,
  )
})

/** @returns the path of a file of the content, from here */
const shown = (file: string) => path.relative("", path.join(contentFolder(), file))

async function readPosting(file: string | undefined): Promise<string> {
  if (file === undefined && process.stdin.isTTY)
    throw new UserError(
      `Add the posting: ${quotedCommand("tailor", "posting.txt")}, or \`-- --help\`.`,
    )
  const posting =
    file === undefined || file === "-" ? await text(process.stdin) : await readFile(file, "utf8")
  if (/[\0\ufffd]/.test(posting))
    throw new UserError("The job posting is not plain text. Save it as a text file in UTF-8.")
  if (!posting.trim()) throw new UserError("The job posting is empty.")
  return posting
}

/** @throws UserError if the name is not valid, or if a file exists and may not be replaced */
function toTargets(name: string, isForced: boolean) {
  if (!isNamedFile(`variants/${name}.yaml`))
    throw new UserError(`The name "${name}" is not valid. Use lowercase words joined by hyphens.`)
  const targets = { variant: `variants/${name}.yaml`, letter: `letters/${name}.yaml` }
  const existing = Object.values(targets).find((file) => existsSync(`${contentFolder()}/${file}`))
  if (existing && !isForced)
    throw new UserError(
      `${shown(existing)} exists. Choose another name, or add --force to replace it. Nothing was written.`,
    )
  return targets
}
