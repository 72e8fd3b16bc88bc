/** `npm run new`: turns the sample into the beginning of one's own site. `--help` describes the options. */

import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import path from "node:path"
import { createInterface } from "node:readline/promises"
import { contentFolder, SAMPLE } from "../src/content/files/content-folder"
import { readFolder } from "../src/content/files/read-folder"
import { hasNewTexts, noticeOfEnglish } from "../src/content/new-site-texts/new-texts"
import type { ImportOptions } from "../src/import"
import { command } from "../src/lib/command"
import { LANGUAGE, languageNamed } from "../src/lib/language-codes"
import { paperFor } from "../src/lib/paper"
import {
  convertFile,
  describeImport,
  describeWritten,
  REPORT,
  refuseBadPaper,
  toFiles,
} from "./import-resume"
import { type NewContent, rejectOwnContent, writeNewContent } from "./lib/new-content"
import { refuseBadCode } from "./lib/read-valid-content"
import { refusePublished } from "./lib/refuse-published"
import { replaceFolder } from "./lib/replace-folder"
import { UserError, withOptions } from "./lib/run-main"
import { writeFiles } from "./lib/write-files"

const HELP = `Replaces the sample content by the beginning of your own.

  ${command("new")}                       asks for your name, your language and your paper
  ${command("new", '--name "Ada Writer" --language de --paper a4')}
  ${command("new", "--from FILE")}        imports a résumé: ${command("import", "--help")} lists the formats

Options:
  --name          your name; with --from, the name if FILE has none
  --language      the language of your texts, as in de or pt-BR (en, or what FILE says)
  --paper         letter or a4 (by the language, or what FILE says)
  --force         replaces content that is not the sample, with its pictures, fonts, variants and
                  letters
  --help          shows this text

It writes all files or none. Nothing of the sample stays in content/.`

const OPTIONS = {
  texts: ["name", "language", "paper", "from"],
  flags: ["force"],
  hasArguments: true,
} as const

export const main = withOptions(HELP, OPTIONS, async (values, others) => {
  const words = others.join(" ")
  if (words) {
    const isFile = existsSync(words) || /[\\/]|\.(?:json|ya?ml|zip|pdf|docx?|csv|txt)$/i.test(words)
    const example = command("new", `--${isFile ? "from" : "name"} "${words}"`)
    throw new UserError(`Write it like this: ${example}`)
  }
  const options = { folder: contentFolder(), sample: SAMPLE, isForced: values.force }
  const given = { ...values, language: readLanguage(values.language) }
  if (values.from !== undefined) await importContent(values.from, given, options)
  else {
    // Before the question: otherwise the answer is lost.
    await rejectOwnContent(options)
    const answers = values.name === undefined ? await ask(given) : { ...given, name: values.name }
    refuseEmptyName(answers.name)
    const files = await writeNewContent({ ...options, ...answers, today: new Date() })
    console.log(`Wrote ${files.length} files to ${folderName()}: ${files.join(", ")}.`)
    const { language } = answers
    if (language && !hasNewTexts(language)) console.log(noticeOfEnglish(language))
  }
  console.log(nextSteps())
})

function refuseEmptyName(name: string): void {
  if (!name.trim()) throw new UserError("The name is empty. Nothing was changed.")
}

/**
 * @param language a code, or the name of a language
 * @throws UserError if it is neither
 */
function readLanguage(language: string | undefined): string | undefined {
  if (!language || LANGUAGE.test(language)) return language
  const code = languageNamed(language)
  if (!code) refuseBadCode(language)
  return code
}

type Answers = Pick<ImportOptions, "name" | "language" | "paper">

/** Asks for the name, and for what the options do not say. */
async function ask({ language, paper }: Answers): Promise<Answers & { name: string }> {
  if (!process.stdin.isTTY)
    throw new UserError(`Add your name: ${command("new", '--name "Ada Writer"')}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // An answer may be typed before its question: `question` would lose it.
  const lines = terminal[Symbol.asyncIterator]()
  const read = async (text: string): Promise<string> => {
    terminal.setPrompt(text)
    terminal.prompt()
    const { value, done } = await lines.next()
    // Ctrl+C or Ctrl+D is an answer, too.
    if (done) throw new UserError("\nNothing was changed.")
    return value
  }
  const question = async (text: string) => (await read(text)).trim() || undefined
  try {
    const name = await read("What is your name? ")
    refuseEmptyName(name)
    const answer = readLanguage(
      language ?? (await question("In which language do you write, as in de? [en] ")),
    )
    // https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html#tag_08_02
    const { LC_ALL, LC_PAPER, LANG } = process.env
    const usual = paperFor(answer, LC_ALL || LC_PAPER || LANG)
    const text = `Is your paper letter or a4? [${usual}] `
    return {
      name,
      language: answer,
      paper: paper ?? (await question(text))?.toLowerCase() ?? usual,
    }
  } finally {
    // An open terminal would keep the command running.
    terminal.close()
  }
}

/** Imports a file into an empty folder, so that the starter adds what the document does not have. */
async function importContent(from: string, answers: Answers, options: NewContent): Promise<void> {
  refusePublished(contentFolder(), { isContent: true })
  refuseBadPaper(answers.paper)
  const old = await readFolder(contentFolder())
  const empty = { ...old, entries: [], files: {}, pictures: new Map(), ownFonts: [] }
  const imported = await convertFile(from, empty, answers)
  // Whoever adds --force to replace content knows then that there is something to replace it with.
  await rejectOwnContent(options)
  if (!options.isForced && existsSync(REPORT))
    throw new UserError(`${REPORT} exists. Move it, or add --force. Nothing was changed.`)
  await replaceFolder(contentFolder(), async (folder) => {
    await mkdir(path.join(folder, "images"))
    await writeFiles(folder, toFiles(imported, REPORT))
  })
  console.log(describeImport(from, imported))
  console.log(describeWritten(folderName(), imported, REPORT))
}

const folderName = () => path.relative("", contentFolder()) || contentFolder()

const nextSteps = () => `
Next:
  1. ${command("export", "--only pdf")}    writes the PDFs in seconds
  2. Write your data into the files in ${folderName()}/, first owner.yaml. docs/content.md describes each field.
  3. ${command("check")}                    says what is missing or wrong
  4. ${command("develop")}                  shows the site, and each save at once; docs/hosts.md brings it online`
