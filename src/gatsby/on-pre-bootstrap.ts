import type { GatsbyNode, Reporter } from "gatsby"
import { type Diagnostic, isError } from "../content/diagnostics"
import { contentFolder } from "../content/files/content-folder"
import { listTemplates } from "../content/files/read-templates"
import { watchFolder } from "../content/files/watch-folder"
import { loadContent } from "../content/load"
import { formatDiagnostic, formatDiagnostics } from "../content/report/terminal"
import { describeTranslations } from "../content/translations/missing-translations"
import { removeBuildStamp } from "./after-build/build-stamp"
import { restoreUnpublishedFiles } from "./after-build/remove-stale-files"
import { publishDiagnostics } from "./develop/serve-diagnostics"
import { isDevelop } from "./is-develop"
import { openPictureCheckCache } from "./nodes/picture-check-cache"
import { updateValidatedCopy } from "./nodes/validated-copy"
import { setSiteLanguages, toLanguages } from "./site-contents"
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

/** Validates the content and reports the diagnostics. Valid content replaces the validated copy. */
async function updateContent(reporter: Reporter): Promise<boolean> {
  const pictures = await openPictureCheckCache()
  const { folder, content, diagnostics } = await loadContent(
    contentFolder(),
    new Date(),
    pictures.read,
  )
  if (content) {
    const languages = toLanguages(content)
    setSiteLanguages(languages)
    await pictures.save()
    const files = [
      ...folder.pictures.keys(),
      ...folder.ownFonts.map(({ source }) => source),
      ...(await listTemplates(contentFolder())),
    ]
    await updateValidatedCopy(languages, files)
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
