/** The built site in; Lighthouse's mobile scores of every page, beside the floor and peers, out. */
import { BROWSER_ARGUMENTS, ensureBrowser } from "../../lib/find-browser"
import { ensureBuilt } from "../lib/built-site"
import type { Report } from "../lib/report"
import { runTool } from "../lib/run-tool"
import { SITE, serveSites } from "../lib/sites"
import { withTemporaryFolder } from "../lib/temporary-folder"
import type { Options } from "../options"
import { ensureLighthouse } from "./ensure-lighthouse"
import {
  type LighthouseReport,
  type LighthouseRun,
  toLighthouseRun,
  toLighthouseTables,
} from "./lighthouse-figures"

/** Audits every page in turn, as many times as there are rounds; each time in a new browser. */
export async function measureLighthouse(
  { rounds, peers }: Options,
  say: (line: string) => void,
): Promise<Report> {
  ensureBuilt()
  const script = ensureLighthouse()
  const audited = await withTemporaryFolder("lighthouse", async (folder) => {
    const { targets, close } = await serveSites(peers, folder)
    const all = targets.map((target) => ({ ...target, rounds: [] as LighthouseRun[] }))
    try {
      for (let round = 1; round <= rounds; round += 1) {
        for (const { site, route, url, rounds: done } of all) {
          say(`round ${round} of ${rounds}: ${site} ${route}`)
          done.push(await audit(script, url))
        }
      }
      return all
    } finally {
      close()
    }
  })
  return {
    tables: toLighthouseTables(audited),
    notes: [
      "Lighthouse 12 with its own phone and its simulated slow 4G.",
      ...audited
        .filter(({ site }) => site === SITE)
        .flatMap(({ route, rounds: runs }) => toLosses(route, runs)),
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
