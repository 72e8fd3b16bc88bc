/** `npm run bench`: prints tables of visits, Lighthouse and builds. `--help` describes the options. */
import { execFile, execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { UserError, withOptions } from "../scripts/lib/run-main"
import { serveFolder } from "../scripts/lib/static-server"
import { precompress } from "../src/gatsby/after-build/precompress"
import { copyRepository } from "./lib/copy-repository"
import { BROWSER_ARGUMENTS, ensureBrowser, launchBrowser } from "./lib/find-browser"
import { formatMarkdown } from "./lib/table"

const HELP = `Measures the built site in public/ beside the résumé as one hand-written HTML file (the baseline),
and a cold build of the sample beside that of a bare Gatsby site. The machine should do nothing else.

  npm run bench                         measures visits, Lighthouse and builds
  npm run bench -- visits lighthouse    measures only these

Options:
  --rounds NUMBER          measurements of each page and build (5)
  --against NAME=FOLDER    also measures another built site, or several: NAME=FOLDER,NAME=FOLDER
  --help                   shows this text`

const OPTIONS = { texts: ["rounds", "against"], hasArguments: true } as const

type Figures = Readonly<Record<string, number>>
type Runs = Record<string, readonly Figures[]>
type Site = { name: string; root: string; routes: readonly string[] }

export const main = withOptions(HELP, OPTIONS, async (values, parts) => {
  const temporary = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "bench-")))
  const isNamed = (part: string) => parts.length === 0 || parts.includes(part)
  const rounds = Number(values.rounds ?? 5)
  if (!(rounds > 0)) throw new UserError("--rounds takes a number above 0.")
  try {
    const isVisited = isNamed("visits") || isNamed("lighthouse")
    const sites = isVisited ? await copySites(temporary, values.against?.split(",")) : []
    if (isNamed("visits")) print("Visits", await inTurn(sites, rounds, visit))
    if (isNamed("lighthouse")) print("Lighthouse", await inTurn(sites, rounds, audit))
    if (isNamed("builds")) print("Cold builds", build(path.join(temporary, "build"), rounds))
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true })
  }
})

/** Copies the sites, and compresses their files, so that all are served alike. The baseline is the first. */
async function copySites(temporary: string, against: readonly string[] = []): Promise<Site[]> {
  const sitemap = fs.readFileSync("public/sitemap.xml", "utf8")
  const routes = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc = ""]) => new URL(loc).pathname)
  const baseline = path.join(temporary, "baseline")
  fs.mkdirSync(baseline)
  fs.writeFileSync(path.join(baseline, "index.html"), toBaseline())
  const sites: Site[] = [{ name: "baseline", root: baseline, routes: ["/"] }]
  for (const argument of ["this site=public", ...against]) {
    const [name = "", folder = ""] = argument.split("=")
    const root = path.join(temporary, name)
    fs.cpSync(folder, root, { recursive: true, preserveTimestamps: true })
    sites.push({ name, root, routes })
  }
  for (const { root } of sites) await precompress(root)
  return sites
}

/** Measures each page once a round, so that a busy minute of the machine affects all sites alike. */
async function inTurn(
  sites: readonly Site[],
  rounds: number,
  measure: typeof audit,
): Promise<Runs> {
  const runs: Runs = {}
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, root, routes } of sites) {
      const { origin, close } = await serveFolder(root)
      try {
        for (const route of routes) {
          const page = `${name} ${route}`
          runs[page] = [...(runs[page] ?? []), await measure(origin + route)]
        }
      } finally {
        close()
      }
    }
  }
  return runs
}

/** Prints a table of medians, with the least and the most in brackets. */
function print(caption: string, runs: Runs): void {
  const head = Object.keys(Object.values(runs)[0]?.[0] ?? {})
  const toCell = (values: number[]) => {
    values.sort((a, b) => a - b)
    const digits = (value = 0) => String(Number(value.toPrecision(3)))
    const [least, most] = [digits(values[0]), digits(values.at(-1))]
    const median = digits(values[Math.floor(values.length / 2)])
    return least === most ? median : `${median} (${least}–${most})`
  }
  const toRow = (row: readonly Figures[]) =>
    head.map((column) => toCell(row.map((figures) => figures[column] ?? 0)))
  const rows = Object.entries(runs).map(([name, row]) => [name, ...toRow(row)])
  const title = `${caption}, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}`
  console.log(`\n${formatMarkdown({ caption: title, head: ["", ...head], rows, labels: 1 })}`)
}

/** Lighthouse's phone, 150 ms round-trip time, 1.6 Mbit/s down and 750 kbit/s up, in ms and bytes per second. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const NETWORK = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 }

/** Visits a page with an empty cache on a slow phone, until no request has finished for two seconds. */
async function visit(url: string): Promise<Figures> {
  await using browser = await launchBrowser()
  const page = await browser.newPage(PHONE)
  const session = await page.context().newCDPSession(page)
  await session.send("Network.emulateNetworkConditions", NETWORK)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  const sizes: Promise<number>[] = []
  let finishedAt = performance.now()
  page.on("requestfinished", (request) => {
    sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize))
    finishedAt = performance.now()
  })
  await page.goto(url)
  while (performance.now() - finishedAt < 2000) await page.waitForTimeout(100)
  const paints = await page.evaluate(async () => {
    const figures = { "FCP ms": Number.NaN, "LCP ms": Number.NaN, CLS: 0 }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === "first-contentful-paint") figures["FCP ms"] = entry.startTime
        if (entry.entryType === "largest-contentful-paint") figures["LCP ms"] = entry.startTime
        if ("value" in entry) figures.CLS += Number(entry.value)
      }
    })
    for (const type of ["paint", "largest-contentful-paint", "layout-shift"])
      observer.observe({ type, buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 500))
    return figures
  })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { ...paints, kB: bytes / 1000, requests: sizes.length }
}

/** The newest version that runs on Node 20. */
const LIGHTHOUSE = "lighthouse@12.8.2"
const SCORES = ["performance", "accessibility", "best-practices", "seo"]
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"]

/** Audits a page as on a phone, in a new browser. npx downloads Lighthouse once. */
async function audit(url: string): Promise<Figures> {
  const chrome = `--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(" ")}`
  const args = ["--yes", LIGHTHOUSE, url, "--output=json", "--quiet", chrome]
  const options = { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 2 ** 26 }
  const { stdout } = await promisify(execFile)("npx", args, options)
  const { categories, audits } = JSON.parse(stdout)
  return {
    ...Object.fromEntries(SCORES.map((id) => [id, Math.round(100 * categories[id].score)])),
    ...Object.fromEntries(TIMES.map((id) => [`${id} ms`, Math.round(audits[id].numericValue)])),
  }
}

/**
 * Builds this site with the sample and a bare Gatsby site in a folder without a cache.
 * @throws with the output of Gatsby, if a build fails
 */
function build(folder: string, rounds: number): Runs {
  process.env.GATSBY_TELEMETRY_DISABLED = "1"
  const [bare, own]: [Figures[], Figures[]] = [[], []]
  const run = (...command: string[]): Figures => {
    const start = performance.now()
    // `times` prints the CPU time of the shell and of all processes that have ended under it.
    const args = ["-c", '"$@" >&2 && times', "sh", process.execPath, ...command]
    const times = execFileSync("sh", args, { cwd: folder, stdio: "pipe", encoding: "utf8" })
    const s = (performance.now() - start) / 1000
    const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)]
    return {
      "CPU s": parts.reduce((sum, [, min, sec]) => sum + 60 * Number(min) + Number(sec), 0),
      s,
    }
  }
  for (let round = 1; round <= rounds; round += 1) {
    fs.mkdirSync(path.join(folder, "src/pages"), { recursive: true })
    // Gatsby's command refuses a folder whose package.json does not name it.
    fs.writeFileSync(path.join(folder, "package.json"), '{"dependencies":{"gatsby":"*"}}')
    fs.writeFileSync(path.join(folder, "src/pages/index.js"), "export default () => 'Hello'")
    fs.symlinkSync(fs.realpathSync("node_modules"), path.join(folder, "node_modules"), "junction")
    bare.push(run("node_modules/gatsby/cli.js", "build"))
    copyRepository(folder)
    own.push(run("scripts/run.mjs", "gatsby", "build"))
    fs.rmSync(folder, { recursive: true })
  }
  return { "a bare Gatsby site": bare, "this site": own }
}

/** @returns the built Markdown as a person would write it in HTML: no script, and no other request */
function toBaseline(): string {
  const lines = fs
    .readFileSync("public/resume.md", "utf8")
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')
    .replace(/^(#+) (.*)$/gm, (_, { length }, text) => `<h${length}>${text}</h${length}>`)
    .replace(/^- (.*)$/gm, "<li>$1</li>")
    .replace(/^(?!<[hl])(.+)$/gm, "<p>$1</p>")
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Résumé</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A résumé">
<link rel="icon" href="data:,"><style>body{max-width:72ch;margin:auto;font:1rem/1.5 Roboto;color:#234}</style>
<main>${lines}</main>`
}
