/** A built page's HTML in; the same page, whose scripts wait for its first paint, out. */
import { startScript } from "../app/start-script"

const PRELOAD = /<link as="script" rel="preload"[^>]*>/g
const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g

/**
 * Takes away the script elements that Gatsby wrote, and puts one small script in their place that
 * starts them later.
 * @throws if the page has no script to defer: Gatsby then writes them in another way
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source)
  if (sources.length === 0) throw new Error("The page has no script to defer.")
  const start = `<script data-src="${sources.join(" ")}">${startScript}</script>`
  return html.replace(PRELOAD, "").replace(SCRIPT, "").replace("</body>", `${start}</body>`)
}
