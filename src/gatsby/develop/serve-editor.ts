import { spawn } from "node:child_process"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { resolvePackage } from "../../roots"

type Request = { query: { fileName?: string; lineNumber?: string } }

/**
 * Opens a line of a file in the editor that runs, or that REACT_EDITOR names. Gatsby's own route would give it the
 * terminal of `develop`, and npm names an editor for each command: vi. Without a terminal, such an editor ends.
 */
export function serveEditor({ app }: Pick<CreateDevServerArgs, "app">): void {
  const launchEditor = path.join(resolvePackage("react-dev-utils"), "launchEditor.js")
  const code = "require(process.argv[1])(process.argv[2], Number(process.argv[3]))"
  app.get("/__open-stack-frame-in-editor", ({ query }: Request, response: { end(): void }) => {
    const { fileName = "", lineNumber = "1" } = query
    const args = ["-e", code, launchEditor, path.resolve(fileName), lineNumber]
    const env = { ...process.env, EDITOR: "", VISUAL: "" }
    const options = { detached: true, stdio: "ignore", windowsHide: true, env } as const
    spawn(process.execPath, args, options).unref()
    response.end()
  })
}
