/** A built page's HTML in; the same page, whose scripts wait for its first paint, out. */
import { startScript } from "../app/start-script"

const PRELOAD = /<link as="script" rel="preload"[^>]*>/g
const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g

/**
 * Takes away the script elements that Gatsby wrote, and puts one small script in their place that
 * starts them later. Gatsby leaves a page alone that has not changed since the last build, and
 * replaces all that stands there in one that has: doing it again changes nothing.
 * @throws if the page has no script to defer: Gatsby then writes them in another way
 */
export function deferScripts(html: string): string {
  const [first, ...others] = [...html.matchAll(SCRIPT)]
  if (!first) {
    if (html.includes(startScript)) return html
    throw new Error("The page has no script to defer.")
  }
  const sources = [first, ...others].map(([, source]) => source)
  const start = `<script data-src="${sources.join(" ")}">${startScript}</script>`
  return html
    .replace(PRELOAD, "")
    .replace(first[0], () => start)
    .replace(SCRIPT, "")
}
