import type { GatsbyNode, Reporter } from "gatsby"
import { type Diagnostic, isError } from "../content/diagnostics"
import { contentFolder } from "../content/files/content-folder"
import { listTemplates } from "../content/files/read-templates"
import { watchFolder } from "../content/files/watch-folder"
import { loadContent } from "../content/load"
import { formatDiagnostic, formatDiagnostics } from "../content/report/terminal"
import type { Content } from "../content/schemas"
import { describeTranslations } from "../content/translations/missing-translations"
import { contentsOf } from "../content/translations/translate-content"
import { lazy } from "../lib/lazy"
import { resumesOf } from "../resume"
import { removeBuildStamp } from "./after-build/build-stamp"
import { restoreUnpublishedFiles } from "./after-build/remove-stale-files"
import { publishDiagnostics } from "./develop/serve-diagnostics"
import { isDevelop } from "./is-develop"
import { openPictureCheckCache } from "./nodes/picture-check-cache"
import { updateValidatedCopy } from "./nodes/validated-copy"
import { allowUserErrors, reportUserError } from "./user-error"

/**
 * Stops a build before any slow work if the content has an error. The develop server waits for valid content, then
 * watches the folder, and uses each new valid state.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  allowUserErrors(reporter)
  const isValid = await updateContent(reporter)
  // A build with an error in the content ends above, and has changed nothing.
  await removeBuildStamp()
  await restoreUnpublishedFiles()
  if (!isDevelop()) return

  const firstValidContent = new Promise<void>((resolve) => {
    const onChange = async () => {
      if (await updateContent(reporter)) resolve()
    }
    watchFolder(contentFolder(), onChange, (error) =>
      reporter.error(`Reading the content failed: ${error}`),
    )
  })
  if (isValid) return
  reporter.info("There is no valid content to show. Waiting until you fix the errors.")
  await firstValidContent
}

type Contents = [base: Content, ...others: Content[]]

/** The last content that the check has accepted, and what is made of it when somebody asks first. */
let checked: { content: Content; getContents: () => Contents } | undefined

function lastChecked() {
  if (!checked) throw new Error("No content was checked.")
  return checked
}

/**
 * @returns the last content that the check has accepted, with all private values: nodes have only those that a page
 *   may show
 * @throws if there is none
 */
export const checkedContent = (): Content => lastChecked().content

/**
 * @returns every content of the site: the main résumé and each variant, first in the base language
 * @throws if the check has accepted none
 */
export const siteContents = (): Contents => lastChecked().getContents()

function toContents(content: Content): Contents {
  const [base, ...translations] = contentsOf(content)
  const [main, ...variants] = resumesOf(base)
  return [main, ...variants, ...translations.flatMap(resumesOf)]
}

/** Validates the content and reports the diagnostics. Valid content replaces the validated copy. */
async function updateContent(reporter: Reporter): Promise<boolean> {
  const pictures = await openPictureCheckCache()
  const { folder, content, diagnostics } = await loadContent(
    contentFolder(),
    new Date(),
    pictures.read,
  )
  if (content) {
    checked = { content, getContents: lazy(() => toContents(content)) }
    await pictures.save()
    const files = [
      ...folder.pictures.keys(),
      ...folder.ownFonts.map(({ source }) => source),
      ...(await listTemplates(contentFolder())),
    ]
    await updateValidatedCopy(content, files)
  }
  publishDiagnostics(diagnostics)
  report(reporter, diagnostics)
  if (content) sayOnce(reporter, "info", describeTranslations(content))
  return content !== undefined
}

function report(reporter: Reporter, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) {
    lastSaid.warn = ""
    reportUserError(reporter, formatDiagnostics(errors))
    return
  }
  const warnings = diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" }))
  sayOnce(reporter, "warn", warnings)
}

/** The warnings, and what was said of the translations. They are not repeated on the next save; errors are. */
const lastSaid = { warn: "", info: "" }

function sayOnce(reporter: Reporter, level: keyof typeof lastSaid, lines: readonly string[]): void {
  const said = lines.join()
  if (said !== lastSaid[level]) for (const line of lines) reporter[level](line)
  lastSaid[level] = said
}
