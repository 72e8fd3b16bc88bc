/** `npm run translate`: adds what a translation lacks, and marks what is old. `--help` describes it. */

import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../src/content/files/content-folder"
import { type Folder, TRANSLATIONS } from "../src/content/files/read-folder"
import { loadContent } from "../src/content/load"
import { formatDiagnostics, wantsColor } from "../src/content/report/terminal"
import { filesIn } from "../src/content/rules/texts-in"
import type { Content, FileName } from "../src/content/schemas"
import type { TranslatedText } from "../src/content/schemas/translation"
import {
  describeTranslations,
  findMissingTranslations,
  formatMissingTranslations,
  type MissingTranslations,
} from "../src/content/translations/missing-translations"
import { pairFiles } from "../src/content/translations/translate-content"
import { updateTranslation } from "../src/content/translations/update-translation"
import { quoteWhole } from "../src/content/wording"
import { command, quotedCommand } from "../src/lib/command"
import { readValidContent, refuseLanguage } from "./lib/read-valid-content"
import { UserError, withOptions } from "./lib/run-main"
import { writeFiles } from "./lib/write-files"

const HELP = `Prepares the translation of the content into another language, and keeps it up to date.

  ${command("translate", "de")}     updates content/translations/de/, or begins it
  ${command("translate")}           says how much of each translation is done

It adds each text that is missing with an empty target, marks each text whose source has changed with
stale, and removes what the content does not have any more. Everything else stays as it is: comments,
order and layout.

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
  const updates = updateFiles(content, folder, language)
  await write(updates)
  const newContent = await readValidContent(contentFolder())
  const missing = findMissingTranslations(newContent, language)
  for (const { name, before, after, removed } of updates) {
    const texts = missing.texts.filter(({ file }) => name.endsWith(`/${language}/${file}`))
    if (after === undefined) console.log(`Deleted ${folder.name}/${name}.yaml.`)
    else if (after !== before) console.log(`Wrote ${folder.name}/${name}.yaml${describe(texts)}.`)
    for (const text of removed) console.log(`  Removed ${describeText(text)}.`)
  }
  if (updates.every(({ before, after }) => before === after)) console.log("No file has changed.")
  console.log(`\n${formatMissingTranslations(language, missing)}`)
  console.log(sayWhatToDo(language, missing))
})

type Update = {
  /** As in `translations/de/work`. */
  name: FileName
  before: string | undefined
  /** Undefined if the base has nothing to translate. */
  after: string | undefined
  removed: readonly (string | TranslatedText)[]
}

/** @returns the update of each file that the translation has, or is to have */
function updateFiles(
  content: Content,
  { files, name: folder }: Folder,
  language: string,
): Update[] {
  const base = new Map<FileName, unknown>(filesIn(content))
  const translated = pairFiles(content, {}).map(({ file }) => file)
  // A file whose base is gone has nothing left to translate.
  const orphans = Object.keys(content.translations?.[language] ?? {}).filter(
    (file) => !base.has(file as FileName),
  )
  return [...translated, ...(orphans as FileName[])].flatMap((file): Update[] => {
    const name: FileName = `${TRANSLATIONS}/${language}/${file}`
    const bytes = files[name]
    const before = bytes instanceof Uint8Array ? decoder.decode(bytes) : undefined
    try {
      const { text: after, removed } = updateTranslation(file, base.get(file), before)
      return before === undefined && after === undefined ? [] : [{ name, before, after, removed }]
    } catch (error) {
      throw new UserError(`${folder}/${name}.yaml: ${(error as Error).message}`)
    }
  })
}

/** Keeps a byte order mark. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** Writes the files that have changed: the old ones first, and all or none of them. */
async function write(updates: readonly Update[]): Promise<void> {
  const pathOf = ({ name }: Update) => path.join(contentFolder(), `${name}.yaml`)
  const changed = updates.filter(({ before, after }) => before !== after)
  const bytes = changed.flatMap((update): [string, Uint8Array][] =>
    update.before === undefined || update.after === undefined
      ? []
      : [[pathOf(update), Buffer.from(update.after)]],
  )
  await writeFiles(new Map(bytes))
  for (const update of changed) {
    const file = pathOf(update)
    if (update.after === undefined) await rm(file)
    else if (update.before === undefined) {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, update.after, { flag: "wx" })
    }
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

const describeText = (text: string | TranslatedText) =>
  typeof text === "string"
    ? quoteWhole(text)
    : `${quoteWhole(text.source)}: ${quoteWhole(text.target)}`

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
