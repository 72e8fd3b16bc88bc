import type { GatsbyNode } from "gatsby"
import { serveArtifacts } from "./serve-artifacts"
import { serveContentIssues } from "./serve-content-issues"

/** Adds to the develop server what a build writes, and what is wrong with the content. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  serveContentIssues(args)
  await serveArtifacts(args)
}
