/** `npx tsx tools/budgets/check-budgets.ts`: limits the size of each route. `--help` describes the options. */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Browser } from "@playwright/test"
import { UserError, withOptions } from "../../scripts/lib/run-main"
import { serveFolder } from "../../scripts/lib/static-server"
import { formatText } from "../../scripts/lib/table"
import { launchBrowser } from "../lib/find-browser"
import { findExceeded, type Sizes, type SizesByRoute, toBudgets, toTable } from "./budgets"
import { measurePage, transferSize } from "./built-sizes"
import { recordRequests } from "./record-requests"

const ROOT = path.resolve("public")
const BUDGETS = path.join(__dirname, "budgets.json")
const ROUTES = ["/", "/about/", "/portfolio/", "/resume/", "/404.html"]
const PHONE = { width: 390, height: 844, scale: 3 }
const DESKTOP = { width: 1440, height: 900, scale: 1 }

const HELP = `Compares the size of each route of the built site with tools/budgets/budgets.json.

  npx tsx tools/budgets/check-budgets.ts

Options:
  --write   writes new budgets, a tenth above the measured sizes
  --help    shows this text`

const CONFIG = { options: { write: { type: "boolean", default: false } } } as const

withOptions(HELP, CONFIG, async ({ values }) => {
  const measured = await measureRoutes()
  if (values.write) writeFileSync(BUDGETS, `${JSON.stringify(toBudgets(measured), null, 2)}\n`)
  const budgets: SizesByRoute = JSON.parse(readFileSync(BUDGETS, "utf8"))
  console.log(formatText(toTable(measured, budgets)))
  const exceeded = findExceeded(measured, budgets)
  if (exceeded.length === 0) return
  const advice = "Reduce the size. If the content has grown, write new budgets with --write."
  throw new UserError([...exceeded, advice].join("\n"))
})(process.argv.slice(2))

async function measureRoutes(): Promise<SizesByRoute> {
  const browser = await launchBrowser()
  const { origin, close } = await serveFolder(ROOT)
  try {
    const measured: Record<string, Sizes> = {}
    for (const route of ROUTES) measured[route] = await measureRoute(browser, origin, route)
    return measured
  } finally {
    close()
    await browser.close()
  }
}

async function measureRoute(browser: Browser, origin: string, route: string): Promise<Sizes> {
  const page = measurePage(ROOT, route)
  const phone = await recordRequests(browser, origin + route, PHONE)
  const desktop = await recordRequests(browser, origin + route, DESKTOP)
  const sumSizes = (...paths: string[]) =>
    [...new Set(paths)].reduce((sum, pathname) => sum + transferSize(ROOT, pathname), 0)
  const isInHtml = (script: string) => page.scripts.includes(script)
  const scripts = [...phone.scripts, ...desktop.scripts].filter((script) => !isInHtml(script))
  return {
    html: page.html,
    styles: page.styles,
    scriptsBefore: page.inlineScripts + sumSizes(...page.scripts),
    scriptsAfter: sumSizes(...scripts),
    data: sumSizes(...phone.data, ...desktop.data),
    images390: sumSizes(...phone.images),
    images1440: sumSizes(...desktop.images),
  }
}
