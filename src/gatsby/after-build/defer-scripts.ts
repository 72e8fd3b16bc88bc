/** Makes the scripts of a page load after its first paint. See docs/decisions/deferred-scripts.md. */

/**
 * The inline script of the page, on one line. It adds Gatsby's scripts, whose URLs are in its
 * `data-src`: at the first input, or when the page is loaded and painted and the browser is idle. It
 * waits at most three seconds for the load event.
 */
const LOADER = `
(() => {
  const rules = { createScriptURL: (url) => url };
  const policy = window.trustedTypes ? trustedTypes.createPolicy("defer-scripts", rules) : rules;
  const sources = document.currentScript.dataset.src.split(" ");
  const inputs = ["pointerdown", "pointerover", "keydown", "touchstart", "focusin"];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of inputs) removeEventListener(type, start, true);
    for (const source of sources) {
      const script = document.createElement("script");
      script.src = policy.createScriptURL(source);
      script.async = false;
      document.head.append(script);
    }
  };
  const startWhenIdle = () => {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  };
  const startAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
  for (const type of inputs) addEventListener(type, start, { capture: true, passive: true });
  addEventListener("load", startAfterPaint);
  setTimeout(startAfterPaint, 3000);
})();
`
  .replace(/\n\s*/g, " ")
  .trim()

const PRELOAD = /<link as="script" rel="preload"[^>]*>/g
const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g
/** The output of an earlier build. Gatsby does not write an unchanged page again. */
const DEFERRED = /<script data-src="([^"]+)">[\s\S]*?<\/script>/

const toLoader = (sources: string) => `<script data-src="${sources}">${LOADER}</script>`

/**
 * Replaces Gatsby's script elements by one inline script that adds them later. Running it again on
 * its own output only updates the inline script.
 * @param html a built page
 * @throws if the page has no script element that Gatsby wrote
 */
export function deferScripts(html: string): string {
  const [first, ...others] = [...html.matchAll(SCRIPT)]
  if (!first) {
    if (!DEFERRED.test(html)) throw new Error("The page has no script to defer.")
    return html.replace(DEFERRED, (_, sources: string) => toLoader(sources))
  }
  const sources = [first, ...others].map(([, source]) => source).join(" ")
  return html
    .replace(PRELOAD, "")
    .replace(first[0], () => toLoader(sources))
    .replace(SCRIPT, "")
}
