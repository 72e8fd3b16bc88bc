import type { GatsbyNode, Reporter } from "gatsby"
import { type Diagnostic, isError } from "../content/diagnostics"
import { readFolder } from "../content/files/read-folder"
import { watchFolder } from "../content/files/watch-folder"
import { loadContent } from "../content/load"
import { formatDiagnostic, formatDiagnostics } from "../content/report/terminal"
import { validateFolder } from "../content/validation/validate-folder"
import { publishDiagnostics } from "./diagnostics-channel"
import { hurryBatches } from "./hurry-batches"
import { CONTENT, updateValidatedCopy, VALIDATED_COPY } from "./validated-copy"

/** What Gatsby's terminal calls our errors. */
const ERROR_ID = "content"

/**
 * Stops a build on any error in the content, before any slow work has begun. The develop server goes
 * on with the last valid content, follows the edits and takes each valid state over.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (gatsby) => {
  const { reporter } = gatsby
  reporter.setErrorMap({
    [ERROR_ID]: {
      text: ({ sourceMessage }) => sourceMessage,
      level: "ERROR",
      category: "USER",
      type: "CONFIG",
    },
  })
  const isValid = await admitContent(reporter)
  if (process.env.gatsby_executing_command !== "develop") return

  hurryBatches(gatsby)
  const mended = new Promise<void>((resolve) => {
    const admit = async () => {
      if (await admitContent(reporter)) resolve()
    }
    watchFolder(CONTENT, admit, (error) => reporter.error(`The content was not read: ${error}`))
  })
  const earlier = isValid || (await loadContent(VALIDATED_COPY)).content
  if (earlier) return
  reporter.info("There is no earlier content to show: waiting until this one is mended.")
  await mended
}

/** Checks the content, reports on it, and lets it through to the copy that Gatsby reads if it is valid. */
async function admitContent(reporter: Reporter): Promise<boolean> {
  const folder = await readFolder(CONTENT)
  const { content, diagnostics } = validateFolder(folder, new Date())
  if (content) await updateValidatedCopy(folder)
  publishDiagnostics(diagnostics)
  report(reporter, diagnostics)
  return content !== undefined
}

/** The advice last given, which is not worth repeating at each save. Errors are. */
let advised = ""

function report(reporter: Reporter, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) {
    advised = ""
    reporter.panicOnBuild({ id: ERROR_ID, context: { sourceMessage: formatDiagnostics(errors) } })
    return
  }
  const advice = diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" }))
  if (advice.join() !== advised) {
    for (const text of advice) reporter.warn(text)
  }
  advised = advice.join()
}
