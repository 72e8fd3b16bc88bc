import type { GatsbyNode } from "gatsby"
import { serveArtifacts } from "./serve-artifacts"
import { serveDiagnostics } from "./serve-diagnostics"

/** Adds to the develop server what a build writes, and what is wrong with the content. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  serveDiagnostics(args)
  await serveArtifacts(args)
}
