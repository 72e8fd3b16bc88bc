/**
 * `npm run budgets`: weighs each route of the built site and holds it to `budgets.json`.
 * `npm run budgets -- --write` sets the budgets anew, a tenth above what was weighed.
 */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import type { Browser } from "@playwright/test"
import { launchBrowser } from "../lib/launch-browser"
import { listenOnFreePort } from "../lib/listen"
import { runMain, UserError } from "../lib/run-main"
import { createStaticServer } from "../lib/static-server"
import { formatText } from "../lib/table"
import { type Budgets, findExcess, toBudgets, toTable, type Weights } from "./budgets"
import { bytesOnTheWire, weighPage } from "./built-bytes"
import { watchVisit } from "./watch-visit"

const ROOT = path.resolve("public")
const BUDGETS = path.join(__dirname, "budgets.json")
const ROUTES = ["/", "/about/", "/portfolio/", "/resume/", "/404.html"]
const PHONE = { width: 390, height: 844, scale: 3 }
const STAGING = { width: 1440, height: 900, scale: 1 }
const FIRST_PORT = 9480

runMain(async () => {
  const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } })
  const measured = await weighRoutes()
  if (values.write) writeFileSync(BUDGETS, `${JSON.stringify(toBudgets(measured), null, 2)}\n`)
  const budgets: Budgets = JSON.parse(readFileSync(BUDGETS, "utf8"))
  console.log(formatText(toTable(measured, budgets)))
  const excess = findExcess(measured, budgets)
  if (excess.length === 0) return
  const wayOut = "Make it lighter; or, if the content has grown, `npm run budgets -- --write`."
  throw new UserError([...excess, wayOut].join("\n"))
})

async function weighRoutes(): Promise<Budgets> {
  const server = createStaticServer({ root: ROOT })
  const port = await listenOnFreePort(server, FIRST_PORT)
  let browser: Browser | undefined
  try {
    browser = await launchBrowser()
    const measured: Record<string, Weights> = {}
    for (const route of ROUTES) {
      measured[route] = await weighRoute(browser, `http://localhost:${port}`, route)
    }
    return measured
  } finally {
    await browser?.close()
    server.close()
    server.closeAllConnections()
  }
}

async function weighRoute(browser: Browser, origin: string, route: string): Promise<Weights> {
  const page = weighPage(ROOT, route)
  const onPhone = await watchVisit(browser, `${origin}${route}`, PHONE)
  const onDesk = await watchVisit(browser, `${origin}${route}`, STAGING)
  const weigh = (...paths: string[]) =>
    [...new Set(paths)].reduce((sum, pathname) => sum + bytesOnTheWire(ROOT, pathname), 0)
  const isEarly = (script: string) => page.scripts.includes(script)
  const scripts = [...onPhone.scripts, ...onDesk.scripts].filter((script) => !isEarly(script))
  return {
    html: page.html,
    styles: page.styles,
    scriptsBefore: page.inlineScripts + weigh(...page.scripts),
    scriptsAfter: weigh(...scripts),
    data: weigh(...onPhone.data, ...onDesk.data),
    images390: weigh(...onPhone.images),
    images1440: weigh(...onDesk.images),
  }
}
