/** `npm run tailor`: shows what of a job posting the résumé shows. `--help` describes the options. */

import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { text } from "node:stream/consumers"
import { command, quotedCommand } from "../src/content/command"
import { contentFolder } from "../src/content/files/content-folder"
import { isNamedFile, LETTERS, VARIANTS } from "../src/content/files/read-folder"
import {
  findEvidence,
  formatEvidence,
  toLetterSkeleton,
  toVariantSkeleton,
} from "../src/resume/compare"
import { readValidContent } from "./lib/read-valid-content"
import { UserError, withOptions } from "./lib/run-main"

const HELP = `Reads a job posting, and prints which of its terms your résumé shows, where and for how long.

  ${command("tailor", "posting.txt")}
  ${command("tailor", "posting.txt --write acme")}     also writes a variant and a letter with this name
  ${command("tailor")} < posting.txt                   reads standard input

The terms are your skills with their aliases, your tags, titles and languages, phrases of your résumé, and
other names that the posting asks for. Each is shown, with the file and the text; or perhaps, for you to
look at; or nothing. It gives no score, and does not know that two words mean the same.

Options:
  --write NAME    writes content/variants/NAME.yaml and content/letters/NAME.yaml, for you to edit
  --force         replaces these files if they exist
  --help          shows this text`

const CONFIG = {
  allowPositionals: true,
  options: {
    write: { type: "string" },
    force: { type: "boolean", default: false },
  },
} as const

/** A job posting has 2,000 to 10,000 characters. */
const MOST_CHARACTERS = 50_000

export const main = withOptions(HELP, CONFIG, async ({ values, positionals }) => {
  const [file, ...others] = positionals
  if (others.length > 0)
    throw new UserError(`Read one job posting at a time, not also ${others.join(", ")}.`)
  const targets = values.write === undefined ? undefined : toTargets(values.write, values.force)
  const posting = await readPosting(file)
  const content = await readValidContent(contentFolder())
  const evidence = findEvidence(posting, content)
  const today = new Date()
  console.log(formatEvidence(evidence, today) || "The job posting has no terms.")
  if (!targets) return
  await writeNewFile(targets.variant, toVariantSkeleton(evidence, content))
  await writeNewFile(targets.letter, toLetterSkeleton(evidence, today))
  console.log(
    `\nEdit both files. ${quotedCommand("hand-out", values.write)} then writes what you send.`,
  )
})

async function readPosting(file: string | undefined): Promise<string> {
  if (file === undefined && process.stdin.isTTY)
    throw new UserError(
      `Add the posting: ${quotedCommand("tailor", "posting.txt")}, or \`-- --help\`.`,
    )
  const posting =
    file === undefined || file === "-"
      ? await text(process.stdin)
      : await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
          throw new UserError(`The file ${file} cannot be read: ${error.code}.`)
        })
  if (/[\0\ufffd]/.test(posting))
    throw new UserError("The job posting is not plain text. Save it as a text file in UTF-8.")
  if (posting.length > MOST_CHARACTERS)
    throw new UserError(
      `The job posting has more than ${MOST_CHARACTERS} characters. Copy only its text, without the rest of the page.`,
    )
  if (!posting.trim()) throw new UserError("The job posting is empty.")
  return posting
}

/** @throws UserError if the name is not valid, or if a file exists and may not be replaced */
function toTargets(name: string, isForced: boolean) {
  if (!isNamedFile(`${VARIANTS}/${name}.yaml`))
    throw new UserError(`The name "${name}" is not valid. Use lowercase words joined by hyphens.`)
  const [variant = "", letter = ""] = [VARIANTS, LETTERS].map((folder) =>
    path.join(contentFolder(), folder, `${name}.yaml`),
  )
  const existing = [variant, letter].find((target) => existsSync(target))
  if (existing && !isForced)
    throw new UserError(
      `${path.relative("", existing)} exists. Choose another name, or add --force to replace it. Nothing was written.`,
    )
  return { variant, letter }
}

async function writeNewFile(file: string, source: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, source)
  console.log(`\nWrote ${path.relative("", file)}.`)
}
