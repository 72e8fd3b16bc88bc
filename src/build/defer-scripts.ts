/** A built page's HTML in; the same page, whose scripts wait for its first paint, out. */
import { startScript } from "../app/start/start-script"

const PRELOAD = /<link as="script" rel="preload"[^>]*>/g
const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g
/** What an earlier build has put there, perhaps with another script inside. */
const DEFERRED = /<script data-src="([^"]+)">[\s\S]*?<\/script>/

const toStart = (sources: string) => `<script data-src="${sources}">${startScript}</script>`

/**
 * Takes away the script elements that Gatsby wrote, and puts one small script in their place that
 * starts them later. Gatsby leaves a page alone that has not changed since the last build: there the
 * small script alone is brought up to date.
 * @throws if the page has no script to defer: Gatsby then writes them in another way
 */
export function deferScripts(html: string): string {
  const [first, ...others] = [...html.matchAll(SCRIPT)]
  if (!first) {
    if (!DEFERRED.test(html)) throw new Error("The page has no script to defer.")
    return html.replace(DEFERRED, (_, sources: string) => toStart(sources))
  }
  const sources = [first, ...others].map(([, source]) => source).join(" ")
  return html
    .replace(PRELOAD, "")
    .replace(first[0], () => toStart(sources))
    .replace(SCRIPT, "")
}
