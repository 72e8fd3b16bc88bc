/** The built site in; Lighthouse's mobile scores of every page out. */
import { BROWSER_ARGUMENTS, ensureBrowser } from "../../lib/find-browser"
import { listenOnFreePort } from "../../lib/listen"
import { createStaticServer } from "../../lib/static-server"
import { ensureBuilt, PUBLIC, readRoutes } from "../lib/built-site"
import type { Report } from "../lib/report"
import { runTool } from "../lib/run-tool"
import type { Options } from "../options"
import { ensureLighthouse } from "./ensure-lighthouse"
import {
  type LighthouseReport,
  type LighthouseRun,
  toLighthouseRun,
  toLighthouseTable,
} from "./lighthouse-figures"

/** Audits every page in turn, as many times as there are rounds; each time in a new browser. */
export async function measureLighthouse(
  { rounds }: Options,
  say: (line: string) => void,
): Promise<Report> {
  ensureBuilt()
  const script = ensureLighthouse()
  const server = createStaticServer({ root: PUBLIC })
  const port = await listenOnFreePort(server, 9500)
  const audited = readRoutes().map((route) => ({ route, rounds: [] as LighthouseRun[] }))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { route, rounds: done } of audited) {
        say(`round ${round} of ${rounds}: ${route}`)
        done.push(await audit(script, `http://localhost:${port}${route}`))
      }
    }
  } finally {
    server.close().closeAllConnections()
  }
  return {
    tables: [toLighthouseTable(audited)],
    notes: [
      "Lighthouse 12 with its own phone and its simulated slow 4G.",
      ...audited.flatMap(({ route, rounds: runs }) => toLosses(route, runs)),
    ],
    data: audited,
  }
}

async function audit(script: string, url: string): Promise<LighthouseRun> {
  const chrome = ["--headless=new", ...BROWSER_ARGUMENTS].join(" ")
  const flags = ["--output=json", "--quiet", "--no-enable-error-reporting"]
  const text = await runTool(
    process.execPath,
    [script, url, ...flags, `--chrome-flags=${chrome}`],
    { env: { CHROME_PATH: ensureBrowser() } },
  )
  return toLighthouseRun(JSON.parse(text) as LighthouseReport)
}

function toLosses(route: string, runs: readonly LighthouseRun[]): string[] {
  const lost = [...new Set(runs.flatMap((run) => run.lost))]
  return lost.length > 0 ? [`${route} lost points to ${lost.join(", ")}.`] : []
}
