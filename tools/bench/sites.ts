/** Serves the sites to compare, and measures their pages in turn. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { UserError } from "../../scripts/lib/run-main"
import { serveFolder } from "../../scripts/lib/static-server"
import { precompress } from "../../src/gatsby/after-build/precompress"
import { renderBaseline } from "./baseline"
import type { OtherSite } from "./options"
import type { Context, Figures, Runs } from "./report"

const THIS_SITE: OtherSite = { name: "this site", folder: "public" }

/**
 * Measures each page once per round, so that a busy minute of the machine affects all sites alike.
 * @returns a row per page: first the baseline, then this site, then the other sites
 */
export async function measureInTurn(
  { rounds, against, folder, log }: Context,
  measure: (url: string) => Promise<Figures>,
): Promise<Runs> {
  const runs: Runs = {}
  const sites = await prepareSites(folder, against)
  const servers = await Promise.all(sites.map(({ root }) => serveFolder(root)))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [index, { name, routes }] of sites.entries()) {
        for (const route of routes) {
          const page = `${name} ${route}`
          log(`round ${round} of ${rounds}: ${page}`)
          runs[page] = [...(runs[page] ?? []), await measure(`${servers[index]?.origin}${route}`)]
        }
      }
    }
    return runs
  } finally {
    for (const { close } of servers) close()
  }
}

/** Copies all sites into the folder and adds compressed files, so that all are served alike. */
async function prepareSites(folder: string, against: readonly OtherSite[]) {
  const sites = [{ name: "baseline", root: path.join(folder, "0"), routes: ["/"] }]
  mkdirSync(path.join(folder, "0"))
  writeFileSync(path.join(folder, "0/index.html"), await renderBaseline())
  for (const { name, folder: built, route } of [THIS_SITE, ...against]) {
    if (!existsSync(path.join(built, "index.html"))) {
      throw new UserError(`There is no built site in ${built}. Run \`npm run build\` first.`)
    }
    const root = path.join(folder, String(sites.length))
    cpSync(built, root, { recursive: true, preserveTimestamps: true })
    sites.push({ name, root, routes: route ? [route] : readRoutes() })
  }
  for (const { root } of sites) await precompress(root)
  return sites
}

/** @returns the routes in the sitemap of the built site, such as "/about/" */
function readRoutes(): string[] {
  const sitemap = readFileSync(path.join(THIS_SITE.folder, "sitemap.xml"), "utf8")
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc = ""]) => new URL(loc).pathname)
}
