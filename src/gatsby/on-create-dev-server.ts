import type { GatsbyNode } from "gatsby"
import { guardServer } from "./develop/guard-server"
import { serveDiagnostics } from "./develop/serve-diagnostics"
import { serveEditor } from "./develop/serve-editor"
import { removeGeneratedFiles, serveGeneratedFiles } from "./develop/serve-generated-files"
import { servePictures } from "./develop/serve-pictures"
import { siteContents } from "./site-contents"

/**
 * Keeps other websites away from the develop server, and adds to it: the files that a build generates, new
 * pictures, the diagnostics, and the owner's editor.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  guardServer(args)
  serveEditor(args, siteContents)
  serveDiagnostics(args)
  await removeGeneratedFiles(siteContents())
  serveGeneratedFiles(args, siteContents)
  servePictures(args)
}
