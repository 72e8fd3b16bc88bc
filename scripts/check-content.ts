/** `npm run check`: validates the content without Gatsby. `--help` describes the options. */

import { type Diagnostic, isError } from "../src/content/diagnostics"
import { CONTENT } from "../src/content/files/content-folder"
import { loadContent } from "../src/content/load"
import { formatGithub, formatJson } from "../src/content/report/machine-readable"
import { formatDiagnostics, summarize, wantsColor } from "../src/content/report/terminal"
import { command } from "../src/lib/command"
import { runWithOptions, UserError } from "./lib/run-main"

const FORMATS: Readonly<Record<string, (diagnostics: readonly Diagnostic[]) => string>> = {
  terminal: (diagnostics) =>
    diagnostics.length > 0
      ? formatDiagnostics(diagnostics, { color: wantsColor(process.stdout) })
      : summarize(diagnostics),
  json: formatJson,
  github: formatGithub,
}

const HELP = `Validates the content. The exit code is 1 if there is an error, or a problem on the built site.

  ${command("check")}

Options:
  --built           also builds the site, and checks what visitors get
  --watch           validates after every change
  --format FORMAT   for programs: json or github (terminal)
  --help            shows this text`

const CONFIG = {
  options: {
    built: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    format: { type: "string", default: "terminal" },
  },
} as const

runWithOptions(HELP, CONFIG, async ({ values }) => {
  const format = FORMATS[values.format]
  if (!format) throw new UserError(`--format takes one of: ${Object.keys(FORMATS).join(", ")}.`)
  if (values.built && values.watch) throw new UserError("Use either --built or --watch.")
  if (values.built && values.format !== "terminal")
    throw new UserError("Use either --built or --format: a build prints text.")
  const check = async () => {
    const { content, diagnostics } = await loadContent(CONTENT)
    const text = format(diagnostics)
    if (text) console.log(text)
    process.exitCode = diagnostics.some(isError) ? 1 : 0
    return content
  }
  const content = await check()
  if (values.built && content) {
    // The browser is only installed for the tests and for this check.
    const { buildSite, checkBuilt, formatProblems } = await import("./check-built/check-built")
    buildSite()
    const problems = await checkBuilt(content)
    console.log(formatProblems(problems))
    if (problems.some(({ isWarning }) => !isWarning)) process.exitCode = 1
  }
  if (values.watch) {
    const { watchFolder } = await import("../src/content/files/watch-folder")
    watchFolder(CONTENT, async () => void (await check()), console.error)
  }
})
