/** `npm run translate`: adds what a translation lacks, and marks what is old. `--help` describes it. */

import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../src/content/files/content-folder"
import { type Folder, textsOf } from "../src/content/files/read-folder"
import { loadContent } from "../src/content/load"
import { formatDiagnostics, wantsColor } from "../src/content/report/terminal"
import type { Content } from "../src/content/schemas"
import {
  describeTranslations,
  findMissingTranslations,
  formatMissingTranslations,
  type MissingTranslations,
} from "../src/content/translations/missing-translations"
import { updateDictionary } from "../src/content/translations/update-dictionary"
import { quoteWhole } from "../src/content/wording"
import { command, quotedCommand } from "../src/lib/command"
import { readValidContent, refuseLanguage } from "./lib/read-valid-content"
import { UserError, withOptions } from "./lib/run-main"
import { writeFiles } from "./lib/write-files"

const HELP = `Prepares the translation of the content into another language, and keeps it up to date.

  ${command("translate", "de")}     updates content/translations/de.yaml, or begins it
  ${command("translate")}           says how much of each translation is done

It adds each text that is missing with an empty target, marks each text whose source has changed with
stale, and removes what the content does not have any more. Comments and the order stay.

To settle a text that is marked, change its target, or delete stale if the target still holds.

Options:
  --help          shows this text`

export const main = withOptions(HELP, { allowPositionals: true }, async ({ positionals }) => {
  const [language, ...others] = positionals
  if (others.length > 0)
    throw new UserError(`Update one translation at a time, not also ${others.join(", ")}.`)
  const { content, folder, diagnostics } = await loadContent(contentFolder())
  if (!content) {
    const text = formatDiagnostics(diagnostics, { color: wantsColor(process.stdout) })
    throw new UserError(`${text}\n\nNothing was changed. Correct this first.`)
  }
  if (language === undefined) {
    const lines = describeTranslations(content)
    const begin = `There is no translation. ${quotedCommand("translate", "de")} begins one in German.`
    console.log(lines.length > 0 ? lines.join("\n") : begin)
    return
  }
  refuseLanguage(content, language)
  const { name, before, after, removed } = updateFile(content, folder, language)
  const file = path.join(contentFolder(), `${name}.yaml`)
  if (before === undefined) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, after, { flag: "wx" })
  } else if (after !== before) await writeFiles(new Map([[file, Buffer.from(after)]]))
  const missing = findMissingTranslations(await readValidContent(contentFolder()), language)
  if (after === before) console.log("The file has not changed.")
  else console.log(`Wrote ${folder.name}/${name}.yaml${describe(missing.texts)}.`)
  for (const { source, target } of removed)
    console.log(`  Removed ${quoteWhole(source)}: ${quoteWhole(target)}.`)
  console.log(`\n${formatMissingTranslations(language, missing)}`)
  console.log(sayWhatToDo(language, missing))
})

function updateFile(content: Content, folder: Folder, language: string) {
  const name = `translations/${language}`
  const before = textsOf(folder).get(name)
  try {
    const { text: after, removed } = updateDictionary(content, language, before)
    return { name, before, after, removed }
  } catch (error) {
    throw new UserError(`${folder.name}/${name}.yaml: ${(error as Error).message}`)
  }
}

/** @returns as in ': 3 to translate, 1 to review' */
function describe(texts: MissingTranslations["texts"]): string {
  const stale = texts.filter(({ state }) => state === "stale").length
  const missing = texts.length - stale
  const parts = [missing > 0 && `${missing} to translate`, stale > 0 && `${stale} to review`]
  const line = parts.filter(Boolean).join(", ")
  return line && `: ${line}`
}

function sayWhatToDo(language: string, { texts }: MissingTranslations): string {
  const has = (state: string) => texts.some((text) => text.state === state)
  const lines = [
    has("missing") && "Write each translation into its target: between the quotes.",
    has("stale") &&
      "Where a text has stale: change its target, or delete stale if the target still holds.",
    texts.length > 0
      ? `${quotedCommand("check", `--complete ${language}`)} lists what is left.`
      : "Nothing is left to do.",
  ]
  return lines.filter(Boolean).join("\n")
}
