/** `npm run import -- resume.json` converts a résumé to content files. `--help` describes the options. */

import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { buffer } from "node:stream/consumers"
import type { parseArgs } from "node:util"
import { command, quotedCommand } from "../src/content/command"
import { isError } from "../src/content/diagnostics"
import { contentFolder } from "../src/content/files/content-folder"
import {
  type Folder,
  IMAGES,
  LETTERS,
  readFolder,
  TEMPLATES,
  TRANSLATIONS,
  VARIANTS,
} from "../src/content/files/read-folder"
import { FONTS } from "../src/content/files/read-own-fonts"
import { formatCount } from "../src/content/format-count"
import { loadContent } from "../src/content/load"
import { formatDiagnostics } from "../src/content/report/terminal"
import { type ContentName, contentNames } from "../src/content/schemas"
import { quote } from "../src/content/wording"
import {
  formatOverview,
  formatReport,
  type Imported,
  InvalidContent,
  importDocument,
  loadLanguageDetector,
  NotImportable,
  readSource,
  stopsImport,
  summarizeReport,
} from "../src/import"
import { refuseBadCode } from "./lib/read-valid-content"
import { refusePublished } from "./lib/refuse-published"
import { replaceFolder } from "./lib/replace-folder"
import { UserError, withOptions } from "./lib/run-main"
import { writeNewFile } from "./lib/write-files"

/** The folders of the content. */
const FOLDERS = [IMAGES, VARIANTS, LETTERS, TRANSLATIONS, FONTS, TEMPLATES]

const HELP = `Converts a résumé to content files. Nothing of the earlier content stays.

  ${command("import", "FILE [options]")}
  ${command("import", "- < FILE")}            reads standard input

FILE is one of:
  a JSON Resume (https://jsonresume.org), of version 1.0.0 or older
  the file that ${quotedCommand("export")} has written
  a file of YAMLResume, RenderCV, Reactive Resume, FRESH or MAC (Manfred)
  the ZIP file of a LinkedIn data archive

Options:
  --dry-run       shows what would happen, and writes nothing
  --force         replaces the content that the folder has, with its pictures, fonts, variants, letters
                  and translations, and the file of an earlier report
  --keep NAME     keeps a file or a folder of the earlier content; may be repeated.
                  NAME is one of: ${[...contentNames, ...FOLDERS].join(", ")}
  --to FOLDER     writes to FOLDER instead of content
  --language LANGUAGE
                  the language of the texts, as in de, in place of what FILE says
  --paper PAPER   letter or a4, in place of what FILE says
  --report FILE   the file for the list of values that are left out or changed
                  (default: import-report.txt)
  --help          shows this text

The import checks the files as ${quotedCommand("check")} does before it writes any of them. It writes all files
or none. A phone number and a street are limited to hand-outs: see visibleIn: in owner.yaml.`

/** While a larger file is converted, the steps are shown. */
const LARGE = 200 * 1024

const CONFIG = {
  allowPositionals: true,
  options: {
    "dry-run": { type: "boolean", default: false },
    force: { type: "boolean", default: false },
    keep: { type: "string", multiple: true, default: [] as string[] },
    to: { type: "string" },
    language: { type: "string" },
    paper: { type: "string" },
    report: { type: "string", default: "import-report.txt" },
  },
} as const

export const main = withOptions(HELP, CONFIG, async (args) => {
  const options = toOptions(args)
  const bytes = await readInput(options.input)
  const showStep = (step: string) => {
    if (bytes.length > LARGE) console.error(`${step} …`)
  }
  showStep(`Reading ${Math.ceil(bytes.length / 1024)} KB`)
  const old = await readFolder(options.folder)
  const kept = keptFolder(old, options.keep)
  // A kept website.yaml says the language itself.
  const isOpen = options.language === undefined && !kept.files.website
  const detectLanguage = isOpen ? await loadLanguageDetector() : undefined
  const imported = orRefuse(options, () =>
    importDocument(bytes, {
      kept,
      origin: nameOf(options.input),
      today: new Date(),
      language: options.language,
      paper: options.paper,
      detectLanguage,
      onStep: showStep,
    }),
  )
  const refusal = refuseReplacing(old, imported, options)
  if (refusal && !options.isDryRun) throw new UserError(`${refusal} Nothing was written.`)

  console.log(`${nameOf(options.input)} (${imported.format}): ${summarizeReport(imported.report)}`)
  const overview = formatOverview(imported.report)
  if (overview) console.log(`\n${overview}\n`)
  if (options.isDryRun) {
    console.log(
      `This was a dry run. Nothing was written. An import lists each value in ${path.relative("", options.report)}.`,
    )
    if (refusal) console.log(`The import itself would stop: ${refusal}`)
  } else {
    showStep("Writing")
    await write(imported, options)
  }
})

type Options = ReturnType<typeof toOptions>

function toOptions({ values, positionals }: ReturnType<typeof parseArgs<typeof CONFIG>>) {
  const [input, ...others] = positionals
  if (!input) {
    throw new UserError(
      `Add the file to import: ${quotedCommand("import", "resume.json")}. ${quotedCommand("import", "--help")} shows all options.`,
    )
  }
  if (others.length > 0)
    throw new UserError(`Import one file at a time, not also ${others.join(", ")}.`)
  const keep = values.keep
    .flatMap((names) => names.split(","))
    .map((name) => name.trim().replace(/\.yaml$/, ""))
  const known: readonly string[] = [...contentNames, ...FOLDERS]
  const unknown = keep.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new UserError(`--keep does not know "${unknown}". It takes: ${known.join(", ")}.`)
  }
  const { language, paper, report } = values
  if (language !== undefined) refuseBadCode(language)
  if (language !== undefined && keep.includes("website"))
    throw new UserError(
      "--keep website keeps the language too, which website.yaml says. Leave out one of both options.",
    )
  if (paper !== undefined && paper !== "letter" && paper !== "a4")
    throw new UserError(`--paper takes letter or a4, not ${quote(paper)}. Nothing was written.`)
  refusePublished(report)
  return {
    input,
    keep,
    folder: path.resolve(values.to ?? contentFolder()),
    report: path.resolve(report),
    language,
    paper,
    isDryRun: values["dry-run"],
    isForced: values.force,
  }
}

/** @returns the name of a file or a folder of the content without its end, as in 'work' or 'images' */
const baseName = (entry: string) => entry.replace(/\.yaml$|\/$/, "")

const isText = (bytes: Folder["files"][ContentName], text: string | undefined) =>
  bytes instanceof Uint8Array && Buffer.from(bytes).toString() === text

async function readInput(input: string): Promise<Uint8Array> {
  if (input === "-") return new Uint8Array(await buffer(process.stdin))
  return readFile(input).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "ENOENT" ? "does not exist" : `cannot be read: ${error.code}`
    throw new UserError(`The file ${input} ${why}. Nothing was written.`)
  })
}

/**
 * @param input a file. Standard input can be read only once, so it is not looked at
 * @throws UserError if there is no such file, or it is no document that an import can read
 */
export async function refuseUnreadable(input: string): Promise<void> {
  if (input === "-") return
  const bytes = await readInput(input)
  orRefuse({ input }, () => readSource(bytes))
}

const nameOf = (input: string) => (input === "-" ? "Standard input" : path.basename(input))

/** These files name pictures, so the pictures stay with them. */
const WITH_PICTURES = ["owner", "portfolio", "showcase"]

const keepsPictures = (keep: readonly string[]) =>
  keep.includes(IMAGES) || keep.some((name) => WITH_PICTURES.includes(name))

/** This file names the fonts. */
const keepsFonts = (keep: readonly string[]) => keep.includes(FONTS) || keep.includes("website")

function keptFolder(old: Folder, keep: readonly string[]): Folder {
  const isKept = (name: string) =>
    keep.includes(name) ||
    FOLDERS.some((each) => keep.includes(each) && name.startsWith(`${each}/`))
  const missing = keep.find(
    (name) => contentNames.some((each) => each === name) && !old.files[name as ContentName],
  )
  if (missing) throw new UserError(`${missing}.yaml cannot be kept, because it does not exist.`)
  return {
    ...old,
    entries: old.entries.filter((entry) => isKept(baseName(entry))),
    files: Object.fromEntries(Object.entries(old.files).filter(([name]) => isKept(name))),
    pictures: keepsPictures(keep) ? old.pictures : new Map(),
    ownFonts: keepsFonts(keep) ? old.ownFonts : [],
  }
}

/** @throws UserError if the document cannot be imported */
function orRefuse<Result>({ input }: Pick<Options, "input">, convert: () => Result): Result {
  try {
    return convert()
  } catch (error) {
    if (error instanceof NotImportable) {
      throw new UserError(
        `${nameOf(input)} cannot be imported. ${error.message} Nothing was written.`,
      )
    }
    if (error instanceof InvalidContent) {
      throw new UserError(
        `${formatDiagnostics(error.diagnostics)}\n\nThe files that the import would write are not valid. Nothing was written.`,
      )
    }
    throw error
  }
}

/** Files of editors and operating systems. They stay. */
const isHidden = (entry: string) => entry.startsWith(".")

/** @returns why the import must not replace the folder: it has other files, or content and no --force */
function refuseReplacing(old: Folder, { sources }: Imported, { folder, keep, isForced }: Options) {
  const known = [
    ...contentNames.map((name) => `${name}.yaml`),
    ...FOLDERS.map((folder) => `${folder}/`),
  ]
  const topLevel = old.entries.filter((entry) => !/\/./.test(entry))
  const foreign = topLevel.find((entry) => !known.includes(entry) && !isHidden(entry))
  const name = path.relative("", folder) || folder
  if (foreign)
    return `The folder ${name} has other files, such as ${foreign}. Move them, or choose another folder with --to.`
  const isKept = (entry: string) => keep.includes(baseName(entry))
  const replaced = topLevel.filter((entry) => known.includes(entry) && !isKept(entry))
  const isUpToDate = replaced.every((entry) => {
    const name = baseName(entry) as ContentName
    return isText(old.files[name], sources[name])
  })
  if (isForced || isUpToDate) return undefined
  return `The folder ${name} has content already: ${replaced.join(", ")}. Use --force to replace all of it, --keep NAME to keep a part of it, --to FOLDER to write to another folder, or --dry-run to look first.`
}

async function write({ sources, report, warnings }: Imported, options: Options) {
  const { folder, keep, isForced } = options
  const kept = [
    ...keep.map((name) => (FOLDERS.includes(name) ? name : `${name}.yaml`)),
    ...(keepsPictures(keep) ? [IMAGES] : []),
    ...(keepsFonts(keep) ? [FONTS] : []),
  ]
  await replaceFolder(folder, kept, async (newFolder) => {
    for (const [name, source] of Object.entries(sources)) {
      await writeFile(path.join(newFolder, `${name}.yaml`), source)
    }
    const { diagnostics } = await loadContent(newFolder)
    if (diagnostics.some(stopsImport))
      throw new UserError(`${formatDiagnostics(diagnostics)}\n\nNothing was written.`)
    const text = `${summarizeReport(report)}\n\n${formatReport(report)}\n`
    await writeNewFile(options.report, text, { isForced })
  })
  const name = path.relative("", folder) || folder
  const names = contentNames.filter((each) => sources[each]).map((each) => `${each}.yaml`)
  console.log(`Wrote ${names.length} files to ${name}: ${names.join(", ")}.`)
  console.log(`${path.relative("", options.report)} lists each value that is left out or changed.`)
  const errors = warnings.filter(isError)
  if (errors.length > 0) {
    console.log(`\n${formatDiagnostics(errors)}`)
  } else if (warnings.length > 0) {
    console.log(
      `${quotedCommand("check")} finds no error, and ${formatCount(warnings.length, "warning")}.`,
    )
  } else console.log(`${quotedCommand("check")} finds nothing to improve.`)
}
