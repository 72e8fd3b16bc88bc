import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { formatIssues } from "../content/issues"
import { loadContent } from "../content/load"
import { findSampleIdentity } from "../content/sample"

/** Stops the build on any issue in the content, before any slow work has begun. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const { content, issues } = await loadContent(path.resolve("content"))
  if (!content) {
    reporter.panicOnBuild(formatIssues(issues))
    return
  }
  const samples = findSampleIdentity(content)
  if (samples.length > 0) {
    reporter.warn(`This is still the sample owner's site: make ${samples.join(" and ")} your own.`)
  }
}
