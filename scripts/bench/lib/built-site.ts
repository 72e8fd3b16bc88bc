import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { runCommand } from "../../lib/run-command"
import { UserError } from "../../lib/run-main"

export const PUBLIC = path.resolve("public")

/** Builds the site unless it is there. Throws a `UserError` when the build fails. */
export function ensureBuilt(): void {
  if (existsSync(path.join(PUBLIC, "sitemap.xml"))) return
  if (!runCommand(["npm", "run", "build"])) throw new UserError("The site does not build.")
}

/** @returns the pages the built site's map names, as in '/about/' */
export function readRoutes(sitemap = readFileSync(path.join(PUBLIC, "sitemap.xml"), "utf8")) {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? "").pathname)
}
