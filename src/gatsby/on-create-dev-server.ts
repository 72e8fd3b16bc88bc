import type { GatsbyNode } from "gatsby"
import { guardServer } from "./develop/guard-server"
import { serveDiagnostics } from "./develop/serve-diagnostics"
import { removeGeneratedFiles, serveGeneratedFiles } from "./develop/serve-generated-files"
import { servePictures } from "./develop/serve-pictures"
import { siteContents } from "./on-pre-bootstrap"

/**
 * Keeps other websites away from the develop server, and adds to it: the files that a build generates, new
 * pictures, and the diagnostics.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  guardServer()
  serveDiagnostics(args)
  await removeGeneratedFiles(siteContents())
  serveGeneratedFiles(args, siteContents)
  servePictures(args)
}
