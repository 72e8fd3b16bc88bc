import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { formatIssue } from "../content/issues"
import { loadContent } from "../content/load"

/** Stops the build on any issue in the content, before any slow work has begun. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const { issues } = await loadContent(path.resolve("content"))
  if (issues.length === 0) return
  const count = issues.length === 1 ? "1 problem" : `${issues.length} problems`
  reporter.panicOnBuild(
    `${issues.map(formatIssue).join("\n\n")}\n\n${count} in content/. Mend it and run the command again.`,
  )
}
