/** `npm run check`: validates the content without Gatsby. `--help` describes the options. */

import {
  compareDiagnostics,
  type DataPath,
  type Diagnostic,
  isError,
} from "../src/content/diagnostics"
import { contentFolder } from "../src/content/files/content-folder"
import type { Folder } from "../src/content/files/read-folder"
import { loadContent, validateContentFile } from "../src/content/load"
import { formatGithub, formatJson } from "../src/content/report/machine-readable"
import { formatDiagnostics, summarize, wantsColor } from "../src/content/report/terminal"
import type { FileName } from "../src/content/schemas"
import {
  describeTranslations,
  findMissingTranslations,
  formatMissingTranslations,
} from "../src/content/translations/missing-translations"
import { quote } from "../src/content/wording"
import { positionIn } from "../src/content/yaml/positions"
import { command, quotedCommand } from "../src/lib/command"
import { findStaleDate } from "./lib/find-stale-date"
import { findTemplateMistakes } from "./lib/find-template-mistakes"
import { readValidContent, refuseUnknown } from "./lib/read-valid-content"
import { UserError, withOptions } from "./lib/run-main"

const FORMATS: Readonly<Record<string, (diagnostics: readonly Diagnostic[]) => string>> = {
  terminal: (diagnostics) =>
    diagnostics.length > 0
      ? formatDiagnostics(diagnostics, { color: wantsColor(process.stdout) })
      : summarize(diagnostics),
  json: formatJson,
  github: formatGithub,
}

const HELP = `Validates the content. The exit code is 1 if there is an error, or a problem on the built site.

  ${command("check")}

Options:
  --built              also builds the site, and checks its files
  --watch              validates after every change
  --pdf FILE           only says how much of your content programs such as an applicant tracking system find in a PDF of
                       this site, and of what is lost why and what helps. Of another PDF, it shows the text as programs
                       get it. The exit code is 1 if the PDF has no text, for example because it is a scan
  --find VALUE         only lists every place of a value, such as a phone number, in content, static, public, hand-outs
                       and exports, in all spellings that the search for private values knows. The exit code is 1 if
                       there is one
  --complete LANGUAGE  only lists what the translation lacks. The exit code is 1 if it lacks anything
  --format FORMAT      for programs: json or github (terminal)
  --help               shows this text`

const OPTIONS = { texts: ["pdf", "find", "complete", "format"], flags: ["built", "watch"] } as const

export const main = withOptions(HELP, OPTIONS, async (values) => {
  const { pdf, find, complete, format: formatName = "terminal" } = values
  const format = FORMATS[formatName]
  if (!format) throw new UserError(`--format takes one of: ${Object.keys(FORMATS).join(", ")}.`)
  if (values.built && values.watch) throw new UserError("Use either --built or --watch.")
  if (values.built && formatName !== "terminal")
    throw new UserError("Use either --built or --format: a build prints text.")
  const isAlone = !values.built && !values.watch && formatName === "terminal"
  const alone = Object.entries({ pdf, find, complete }).filter(([, value]) => value !== undefined)
  if (alone[0] && (!isAlone || alone.length > 1))
    throw new UserError(`Use --${alone[0][0]} without another option.`)
  if (complete !== undefined) return checkComplete(complete)
  if (pdf !== undefined) {
    const { describePdf } = require("./lib/describe-pdf") as typeof import("./lib/describe-pdf")
    return console.log(await describePdf(pdf))
  }
  if (find !== undefined) {
    const { findValue, formatPlaces } =
      require("./lib/find-value") as typeof import("./lib/find-value")
    const found = await findValue(find)
    process.exitCode = found.places.length > 0 ? 1 : 0
    return console.log(formatPlaces(found))
  }
  const check = async () => {
    const { content, folder, diagnostics: found } = await loadContent(contentFolder())
    const stale = content && findStaleDate(contentFolder(), folder, content)
    const inTemplates = content ? await findTemplateMistakes(content, contentFolder()) : []
    const diagnostics = [...found, ...(stale ? [stale] : []), ...inTemplates].sort(
      compareDiagnostics,
    )
    const text = format(diagnostics)
    if (text) console.log(text)
    if (content && formatName === "terminal")
      for (const line of describeTranslations(content)) console.log(line)
    process.exitCode = diagnostics.some(isError) ? 1 : 0
    return { content, diagnostics }
  }
  const { content, diagnostics } = await check()
  if (values.built && content) {
    const { buildSite, checkBuilt, formatProblems } =
      require("./check-built/check-built") as typeof import("./check-built/check-built")
    buildSite()
    const problems = await checkBuilt(content)
    console.log(formatProblems(problems))
    // The output of the build stands between the warnings and this line.
    if (diagnostics.length > 0)
      console.log(`${summarize(diagnostics)} ${quotedCommand("check")} lists them.`)
    if (problems.some(({ isWarning }) => !isWarning)) process.exitCode = 1
  }
  if (values.watch) {
    const { watchFolder } =
      require("../src/content/files/watch-folder") as typeof import("../src/content/files/watch-folder")
    watchFolder(contentFolder(), async () => void (await check()), console.error)
  }
})

/**
 * Prints each text of the content that is not up to date in the language, and sets the exit code.
 * @throws `UserError` if the content has an error, or no translation into the language
 */
async function checkComplete(language: string): Promise<void> {
  const { content, folder } = await readValidContent()
  refuseUnknown(content, language)
  const missing = findMissingTranslations(content, language)
  const placeOf = findPlaces(folder)
  for (const { file, path, source, state, entry } of missing.texts) {
    const place = entry && placeOf(`translations/${language}`, entry.path)
    const message =
      state === "stale"
        ? `has changed since ${place}.`
        : `has no translation${place ? ` at ${place}` : ""}.`
    console.log(`${placeOf(file, path)}: ${quote(source)} ${message}`)
  }
  console.log(formatMissingTranslations(language, missing))
  if (missing.texts.length > 0) process.exitCode = 1
}

/** @returns a function that finds a value, as in 'content/work.yaml:12:9' */
function findPlaces({ name, files }: Folder): (file: FileName, path: DataPath) => string {
  const validated = new Map<FileName, ReturnType<typeof validateContentFile>>()
  return (file, path) => {
    const bytes = files[file] ?? new Uint8Array()
    const found = validated.get(file) ?? validateContentFile(name, file, bytes)
    validated.set(file, found)
    const { file: shown, line, column } = positionIn(found, path)
    return `${shown}:${line}:${column}`
  }
}
