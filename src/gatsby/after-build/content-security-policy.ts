/** Writes a Content Security Policy for a built page and puts it into the HTML. */
import { createHash } from "node:crypto"
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5"
import { elementsIn } from "./elements-in"

type Element = DefaultTreeAdapterTypes.Element

/** The style element that Emotion adds to the page. It is empty: Emotion inserts rules through the CSSOM. */
const LATE_STYLE = ""

/**
 * The types of scripts that browsers run or apply. A script of another type is data.
 * @see https://html.spec.whatwg.org/#prepare-the-script-element
 * @see https://mimesniff.spec.whatwg.org/#javascript-mime-type
 */
const RUNNABLE_TYPES =
  /^(module|importmap|speculationrules|(application|text)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))?$/

/** @returns the hash of the text as a source expression, as in 'sha256-…' */
export function toHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/**
 * @param html a whole page
 * @returns the hashes of its inline scripts, event handlers, style elements and style attributes, as source expressions
 *   of CSP 3
 */
export function collectHashes(html: string) {
  // With scripting, the content of a noscript element is text. Without scripting, it is markup.
  const elements = [true, false].flatMap((scriptingEnabled) => [
    ...elementsIn(parse(html, { scriptingEnabled })),
  ])
  const hashesOf = (texts: string[]) => [...new Set(texts.map(toHash))].sort()
  const attributes = (wanted: RegExp) =>
    elements
      .flatMap(({ attrs }) => attrs)
      .flatMap(({ name, value }) => (wanted.test(name) ? value : []))
  return {
    scripts: hashesOf(elements.filter(isInlineScript).map(textOf)),
    eventHandlers: hashesOf(attributes(/^on/)),
    styles: hashesOf(elements.filter(({ tagName }) => tagName === "style").map(textOf)),
    styleAttributes: hashesOf(attributes(/^style$/)),
  }
}

/** The sources of an HTML file, by directive: the files of the site, and its own inline code. */
function toSources(hashes: ReturnType<typeof collectHashes>): Record<string, string[]> {
  const { scripts, eventHandlers, styles, styleAttributes } = hashes
  const toAttributes = (list: string[]) => (list.length > 0 ? ["'unsafe-hashes'", ...list] : [])
  return {
    // Firefox applies it to `<link rel="prefetch">`. All other requests have a directive below.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    ...(eventHandlers.length > 0 && { "script-src-attr": toAttributes(eventHandlers) }),
    "style-src": ["'self'", ...styles],
    "style-src-attr": toAttributes(styleAttributes),
    // The favicon and the grain are data: URLs.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [],
    "media-src": [],
    "object-src": [],
    "worker-src": [],
    "base-uri": ["'self'"],
    "form-action": [],
  }
}

/** @returns a policy with directives that a meta element allows */
function toPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(" "))
    .join("; ")
}

/** @returns the policy for an HTML file in `static/`, which is served as it is */
export function toStaticPolicy(html: string): string {
  return toPolicy(toSources(collectHashes(html)))
}

const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/
const CHARSET_META = /(?<=<head>)<meta charset="utf-8"\/?>/i

/**
 * Puts a policy into a page, after its charset and before everything that the policy applies to.
 * A second call changes nothing.
 * @throws if the page does not begin with its charset, or has an inline event handler
 */
export function securePage(html: string): string {
  const bare = html.replace(POLICY_META, "")
  const hashes = collectHashes(bare)
  if (hashes.eventHandlers.length > 0) throw new Error("The page has an inline event handler.")
  const policy = toPolicy({
    ...toSources({ ...hashes, styles: [...new Set([toHash(LATE_STYLE), ...hashes.styles])] }),
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "defer-scripts", "webpack"],
  })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  if (!CHARSET_META.test(bare)) throw new Error("The page does not begin with <meta charset>.")
  return bare.replace(CHARSET_META, (charset) => charset + meta)
}

function isInlineScript({ tagName, attrs }: Element): boolean {
  const attribute = (name: string) => attrs.find((candidate) => candidate.name === name)?.value
  const type = attribute("type")?.trim().toLowerCase() ?? ""
  return tagName === "script" && attribute("src") === undefined && RUNNABLE_TYPES.test(type)
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("")
}
