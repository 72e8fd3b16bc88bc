/** Measures Lighthouse's mobile scores. */
import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { runCommand } from "../../scripts/lib/run-command"
import { UserError } from "../../scripts/lib/run-main"
import { BROWSER_ARGUMENTS, ensureBrowser } from "../lib/find-browser"
import { type Context, type Figures, type Report, toTable } from "./report"
import { measureInTurn } from "./sites"

/** The newest version that runs on every version of Node that builds this site. */
const VERSION = "12.8.2"

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]

/** The columns of the metrics, with the ids of Lighthouse's audits. */
const METRICS: Readonly<Record<string, string>> = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "SI ms": "speed-index",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
}

const NOTE = `Lighthouse ${VERSION}, mobile, simulated throttling. The figures are medians, with minimum and maximum in brackets; × is the ratio to the baseline.`

/** Audits the baseline, this site and the other sites in turn, each time in a new browser. */
export async function measureLighthouse(context: Context): Promise<Report> {
  const script = ensureLighthouse()
  const runs = await measureInTurn(context, (url) => audit(script, url))
  return { tables: [toTable("Lighthouse", "page", runs, ["FCP ms", "LCP ms"])], notes: [NOTE] }
}

/** Finds Lighthouse in the temporary folder of this machine, or downloads it without install scripts. */
function ensureLighthouse(): string {
  const folder = path.join(tmpdir(), `bench-lighthouse-${VERSION}`)
  const script = path.join(folder, "node_modules/lighthouse/cli/index.js")
  if (existsSync(script)) return script
  const options = ["--prefix", folder, "--ignore-scripts", "--no-save", "--no-audit", "--silent"]
  runCommand(["npm", "install", ...options, "--fetch-retries=0", `lighthouse@${VERSION}`])
  if (existsSync(script)) return script
  throw new UserError(`Lighthouse ${VERSION} could not be downloaded from the npm registry.`)
}

async function audit(script: string, url: string): Promise<Figures> {
  const chrome = `--chrome-flags=${["--headless=new", ...BROWSER_ARGUMENTS].join(" ")}`
  const args = [script, url, "--output=json", "--quiet", "--no-enable-error-reporting", chrome]
  const env = { ...process.env, CHROME_PATH: ensureBrowser() }
  const options = { env, maxBuffer: 64 * 2 ** 20 }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return toFigures(JSON.parse(stdout))
}

/** The parts of Lighthouse's JSON that are used here. */
export type LighthouseReport = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** @throws when Lighthouse could not load the page or did not compute a figure */
export function toFigures({ runtimeError, categories, audits }: LighthouseReport): Figures {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const figures: Record<string, number> = {}
  for (const id of CATEGORIES) figures[id] = Math.round(100 * (categories[id]?.score ?? Number.NaN))
  for (const [head, id] of Object.entries(METRICS)) figures[head] = Number(audits[id]?.numericValue)
  const missing = Object.keys(figures).find((head) => Number.isNaN(figures[head]))
  if (missing) throw new Error(`Lighthouse did not measure ${missing}.`)
  return figures
}
