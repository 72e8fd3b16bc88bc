/**
 * `npm run check`: validates the content without Gatsby.
 * Options: --watch validates after every change; --format json and --format github write output for
 * programs. The exit code is 1 if there is an error.
 */
import { parseArgs } from "node:util"
import { type Diagnostic, isError } from "../src/content/diagnostics"
import { CONTENT } from "../src/content/files/content-folder"
import { loadContent } from "../src/content/load"
import { formatGithub, formatJson } from "../src/content/report/machine-readable"
import { formatDiagnostics, summarize, wantsColor } from "../src/content/report/terminal"
import { runMain, UserError } from "./lib/run-main"

const FORMATS: Readonly<Record<string, (diagnostics: readonly Diagnostic[]) => string>> = {
  terminal: (diagnostics) =>
    diagnostics.length > 0
      ? formatDiagnostics(diagnostics, { color: wantsColor(process.stdout) })
      : summarize(diagnostics),
  json: formatJson,
  github: formatGithub,
}

runMain(async () => {
  const { values } = parseArgs({
    options: {
      watch: { type: "boolean", default: false },
      format: { type: "string", default: "terminal" },
    },
  })
  const format = FORMATS[values.format]
  if (!format) throw new UserError(`--format takes one of: ${Object.keys(FORMATS).join(", ")}.`)
  const check = async () => {
    const { diagnostics } = await loadContent(CONTENT)
    const text = format(diagnostics)
    if (text) console.log(text)
    process.exitCode = diagnostics.some(isError) ? 1 : 0
  }
  await check()
  if (values.watch) {
    const { watchFolder } = await import("../src/content/files/watch-folder")
    watchFolder(CONTENT, check, console.error)
  }
})
