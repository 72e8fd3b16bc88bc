import type { GatsbyNode, Reporter } from "gatsby"
import { checkFolder } from "../content/check-folder"
import { readFolder } from "../content/folder"
import { type ContentIssue, isError } from "../content/issues"
import { loadContent } from "../content/load"
import { formatIssue, formatIssues } from "../content/report/people"
import { watchFolder } from "../content/watch"
import { CONTENT, MIRROR, updateMirror } from "./content-mirror"
import { hurryBatches } from "./hurry-batches"
import { publishIssues } from "./issue-channel"

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
  const earlier = isValid || (await loadContent(MIRROR)).content
  if (earlier) return
  reporter.info("There is no earlier content to show: waiting until this one is mended.")
  await mended
}

/** Checks the content, reports on it, and lets it through to the copy that Gatsby reads if it is valid. */
async function admitContent(reporter: Reporter): Promise<boolean> {
  const folder = await readFolder(CONTENT)
  const { content, issues } = checkFolder(folder, new Date())
  if (content) await updateMirror(folder)
  publishIssues(issues)
  report(reporter, issues)
  return content !== undefined
}

/** The advice last given, which is not worth repeating at each save. Errors are. */
let advised = ""

function report(reporter: Reporter, issues: readonly ContentIssue[]): void {
  const errors = issues.filter(isError)
  if (errors.length > 0) {
    advised = ""
    reporter.panicOnBuild({ id: ERROR_ID, context: { sourceMessage: formatIssues(errors) } })
    return
  }
  const advice = issues.map((issue) => formatIssue({ ...issue, frame: "" }))
  if (advice.join() !== advised) {
    for (const text of advice) reporter.warn(text)
  }
  advised = advice.join()
}
