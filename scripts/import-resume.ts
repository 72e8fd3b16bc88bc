/** `npm run import -- resume.json` converts a résumé to content files. `--help` describes the options. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { buffer } from "node:stream/consumers"
import { isError } from "../src/content/diagnostics"
import { contentFolder } from "../src/content/files/content-folder"
import { type Folder, readFolder } from "../src/content/files/read-folder"
import { formatDiagnostics } from "../src/content/report/terminal"
import type { FileName } from "../src/content/schemas"
import { quote } from "../src/content/wording"
import {
  formatOverview,
  formatReport,
  type Imported,
  type ImportOptions,
  InvalidContent,
  importDocument,
  loadLanguageDetector,
  NotImportable,
  summarizeReport,
  WRITTEN,
} from "../src/import"
import { command, quotedCommand } from "../src/lib/command"
import { formatCount } from "../src/lib/format-count"
import { refuseBadCode } from "./lib/read-valid-content"
import { refusePublished } from "./lib/refuse-published"
import { onlyOne, UserError, withOptions } from "./lib/run-main"
import { writeFiles } from "./lib/write-files"

/** Where an import writes what it has left out or changed. */
export const REPORT = "import-report.txt"

const HELP = `Converts a résumé to owner.yaml, resume.yaml, skills.yaml and work.yaml, and adds the other files that a
site needs and the folder does not have. No other file changes.

  ${command("import", "FILE [options]")}
  ${command("import", "- < FILE")}            reads standard input

FILE is one of:
  a JSON Resume (https://jsonresume.org), of version 1.0.0 or older, as /resume.json of this site
  a file of YAMLResume, RenderCV, Reactive Resume, FRESH or MAC (Manfred)
  the ZIP file of a LinkedIn data archive

Options:
  --dry-run       shows what would happen, and writes nothing
  --force         replaces these four files, and the file of an earlier report
  --to FOLDER     writes to FOLDER instead of content
  --name NAME     your name, if FILE has none, as some LinkedIn archives
  --language LANGUAGE
                  the language of the texts, as in de, in place of what FILE says
  --paper PAPER   letter or a4, in place of what FILE says
  --report FILE   the file for the list of values that are left out or changed
                  (default: ${REPORT})
  --help          shows this text

The import checks the files as ${quotedCommand("check")} does before it writes any of them. It writes all files
or none. A phone number, a street, a postal code and the second email address of LinkedIn are limited to
hand-outs: see visibleIn: in owner.yaml. The report lists what is to fill in, and each value that is left out
or changed: what FILE hides, a field that the import does not know, and private facts, in any of 33 languages, such as a
birthday, a nationality, a salary or other people's contact data. A name in a script without a font is written,
but the site cannot be built before you add one: see docs/rare-fields.md.
FILE may have 32 MB, 20,000 values and 1,000 items in a list. A document of which less than a fifth can be
taken over is refused.`

/** While a larger file is converted, the steps are shown. */
const LARGE = 200 * 1024

const OPTIONS = {
  texts: ["to", "name", "language", "paper", "report"],
  flags: ["dry-run", "force"],
  hasArguments: true,
} as const

export const main = withOptions(HELP, OPTIONS, async (values, others) => {
  const input = onlyOne(others, "Import one file")
  if (!input) {
    throw new UserError(
      `Add the file to import: ${quotedCommand("import", "resume.json")}. ${quotedCommand("import", "--help")} shows all options.`,
    )
  }
  const { language, paper, force: isForced, "dry-run": isDryRun } = values
  // The paths as they are written: before "..", a link is not followed.
  const folder = path.resolve(values.to ?? contentFolder())
  const report = path.resolve(values.report ?? REPORT)
  if (language !== undefined) refuseBadCode(language)
  refuseBadPaper(paper)
  refusePublished(folder, { isContent: true })
  refusePublished(report)
  const old = await readFolder(folder)
  const imported = await convertFile(input, old, values)
  const replaced = WRITTEN.filter((name) => isOther(old.files[name], imported.sources[name]))
  const name = path.relative("", folder) || folder
  const refusal = `The folder ${name} has ${replaced.map((each) => `${each}.yaml`).join(", ")} already. Use --force to replace them, --to FOLDER to write to another folder, or --dry-run to look first.`
  const isRefused = replaced.length > 0 && !isForced
  if (isRefused && !isDryRun) throw new UserError(`${refusal} Nothing was written.`)

  console.log(describeImport(input, imported))
  if (isDryRun) {
    console.log(
      `This was a dry run. Nothing was written. An import lists each value in ${path.relative("", report)}.`,
    )
    if (isRefused) console.log(`The import itself would stop: ${refusal}`)
    return
  }
  const files = toFiles(imported, report)
  const text = await readFile(report, "utf8").catch(() => undefined)
  if (!isForced && text !== undefined && text !== files.get(report))
    throw new UserError(
      `${path.relative("", report)} exists. Name another file, or add --force to replace it. Nothing was written.`,
    )
  await writeFiles(folder, files)
  console.log(describeWritten(name, imported, report))
})

/** @throws UserError if it is no paper of the site */
export function refuseBadPaper(paper: string | undefined): void {
  if (paper !== undefined && paper !== "letter" && paper !== "a4")
    throw new UserError(`--paper takes letter or a4, not ${quote(paper)}. Nothing was written.`)
}

const isOther = (bytes: Folder["files"][FileName], text: string | undefined) =>
  bytes instanceof Uint8Array && Buffer.from(bytes).toString() !== text

/**
 * @param input a file, or '-' for standard input
 * @param folder the content folder as it is
 * @throws UserError if the document cannot be imported
 */
export async function convertFile(
  input: string,
  folder: Folder,
  { name, language, paper }: Pick<ImportOptions, "name" | "language" | "paper">,
): Promise<Imported> {
  const bytes = await (input === "-" ? buffer(process.stdin) : readFile(input))
  const onStep = (step: string) => {
    if (bytes.length > LARGE) console.error(`${step} …`)
  }
  onStep(`Reading ${Math.ceil(bytes.length / 1024)} KB`)
  const detectLanguage = language === undefined ? await loadLanguageDetector() : undefined
  const [origin, today] = [nameOf(input), new Date()]
  const options = { folder, origin, today, name, language, paper, detectLanguage, onStep }
  try {
    return importDocument(bytes, options)
  } catch (error) {
    if (error instanceof NotImportable)
      throw new UserError(`${origin} cannot be imported. ${error.message} Nothing was written.`)
    if (error instanceof InvalidContent)
      throw new UserError(
        `${formatDiagnostics(error.diagnostics)}\n\nThe files that the import would write are not valid. Nothing was written.`,
      )
    throw error
  }
}

const nameOf = (input: string) => (input === "-" ? "Standard input" : path.basename(input))

/** @returns what became of the values of the document, for the screen */
export function describeImport(input: string, { format, report }: Imported): string {
  const overview = formatOverview(report)
  const counts = `${nameOf(input)} (${format}): ${summarizeReport(report)}`
  return overview ? `${counts}\n\n${overview}\n` : counts
}

/** @returns path → text of each file of the content, from its folder, and of the report */
export function toFiles({ sources, report }: Imported, reportFile: string): Map<string, string> {
  const files = Object.entries(sources).map(([name, source]) => [`${name}.yaml`, source] as const)
  const text = `${summarizeReport(report)}\n\n${formatReport(report)}\n`
  return new Map([...files, [path.resolve(reportFile), text]])
}

/** @returns which files were written, and what the check says of them and of those that stay */
export function describeWritten(
  folder: string,
  { sources, diagnostics }: Imported,
  report: string,
): string {
  const names = Object.keys(sources).map((name) => `${name}.yaml`)
  const errors = diagnostics.filter(isError)
  const found =
    diagnostics.length > 0
      ? `${quotedCommand("check")} finds no error, and ${formatCount(diagnostics.length, "warning")}.`
      : `${quotedCommand("check")} finds nothing to improve.`
  return [
    `Wrote ${names.length} files to ${folder}: ${names.join(", ")}.`,
    `${path.relative("", report)} lists each value that is left out or changed.`,
    errors.length > 0 ? `\n${formatDiagnostics(errors)}` : found,
  ].join("\n")
}
