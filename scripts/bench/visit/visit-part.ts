/** The built site in; what first visits by a slow phone are like, beside the floor and peers, out. */
import type { Browser } from "@playwright/test"
import { launchBrowser } from "../../lib/launch-browser"
import { ensureBuilt } from "../lib/built-site"
import type { Report } from "../lib/report"
import { serveSites } from "../lib/sites"
import { withTemporaryFolder } from "../lib/temporary-folder"
import type { Options } from "../options"
import { measureEarlyPress, measureVisit } from "./measure-visit"
import { toVisitTables, type Visited } from "./visit-tables"

const NOTES = [
  "The phone: 412 × 823 px, CPU slowed down 4 times, 150 ms to and fro, 1.6 Mbit/s down, 750 kbit/s up; every visit with an empty cache.",
  "TBT counts what was observed until nothing had moved on the wire for 3 s. INP is that of the first press on a toggle: after that, or (early) at the first paint. The browser counts it in steps of 8 ms.",
]

/** Visits every page in turn, as many times as there are rounds. */
export async function measureVisits(
  { rounds, peers }: Options,
  say: (line: string) => void,
): Promise<Report> {
  ensureBuilt()
  const visited = await withTemporaryFolder("visit", async (folder) => {
    const served = await serveSites(peers, folder)
    let browser: Browser | undefined
    try {
      browser = await launchBrowser()
      const all = served.targets.map((target) => ({ ...target, rounds: [] as Visited["rounds"] }))
      // The first visit of a browser pays for what is not the page's doing.
      if (all[0]) await measureVisit(browser, all[0].url)
      for (let round = 1; round <= rounds; round += 1) {
        for (const target of all) {
          say(`round ${round} of ${rounds}: ${target.site} ${target.route}`)
          const visit = await measureVisit(browser, target.url)
          // Only a page with a toggle can be pressed early.
          const earlyInp =
            visit.inp === undefined ? undefined : await measureEarlyPress(browser, target.url)
          target.rounds = [...target.rounds, { ...visit, earlyInp }]
        }
      }
      return all
    } finally {
      await browser?.close()
      served.close()
    }
  })
  return { tables: toVisitTables(visited), notes: NOTES, data: visited }
}
