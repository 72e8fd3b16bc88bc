/** Measures first visits on a slow phone. */
import { launchBrowser } from "../lib/find-browser"
import { measureVisit } from "./measure-visit"
import { type Context, type Report, toTable } from "./report"
import { measureInTurn } from "./sites"

const NOTES = [
  "Phone: 412 × 823 px, CPU slowed 4 times, 150 ms round-trip time, 1.6 Mbit/s down, 750 kbit/s up, empty cache. The figures are medians, with minimum and maximum in brackets; × is the ratio to the baseline.",
  "TBT counts until no request has finished for 2 s. CLS is the sum of all shifts. INP is that of the first click on a toggle, after these 2 s or (early) right after the first paint; the browser reports it in steps of 8 ms.",
]

export async function measureVisits(context: Context): Promise<Report> {
  const browser = await launchBrowser()
  try {
    const runs = await measureInTurn(context, (url) => measureVisit(browser, url))
    return { tables: [toTable("First visits", "page", runs, ["FCP ms", "LCP ms"])], notes: NOTES }
  } finally {
    await browser.close()
  }
}
