/** A built page's HTML in; what its browser may run and fetch, and nothing else, out. */
import { createHash } from "node:crypto"
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5"

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What a page carries within itself, each as a source expression of CSP 3. */
export type InlineHashes = { scripts: string[]; styles: string[]; styleAttributes: string[] }

/** Style elements that scripts add: Emotion's, which it fills by the CSSOM, and the one of react-aria. */
const LATE_STYLES = [
  "",
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
]

// An element of another type is data, which a browser does not run and a policy does not judge.
const RUNNABLE_TYPES = new Set(["", "module", "text/javascript", "importmap", "speculationrules"])

/** @returns the text as a policy names it, as in 'sha256-…' */
export function toHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/**
 * @param html a whole page
 * @returns the hashes of its inline scripts, style elements and style attributes
 * @throws if the page has an inline event handler, which no hash of ours allows
 */
export function collectHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const styleAttributes = new Set<string>()
  // What stands in a noscript element is text to a browser with scripting and markup to one without.
  for (const scriptingEnabled of [true, false]) {
    for (const element of elementsIn(parse(html, { scriptingEnabled }))) {
      if (isInlineScript(element)) scripts.add(toHash(textOf(element)))
      if (element.tagName === "style") styles.add(toHash(textOf(element)))
      for (const { name, value } of element.attrs) {
        if (name === "style") styleAttributes.add(toHash(value))
        if (name.startsWith("on")) throw new Error(`<${element.tagName}> has an inline ${name}`)
      }
    }
  }
  const sorted = (hashes: Set<string>) => [...hashes].sort()
  return {
    scripts: sorted(scripts),
    styles: sorted(styles),
    styleAttributes: sorted(styleAttributes),
  }
}

/** @returns the policy of a page with these hashes, as a meta element can state it */
function toPolicy({ scripts, styles, styleAttributes }: InlineHashes): string {
  const attributes = styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : []
  const directives: Record<string, string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...new Set([...LATE_STYLES.map(toHash), ...styles])],
    "style-src-attr": attributes,
    // The grain of the stage and the tab's icon stand in the page.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": [],
    "base-uri": ["'self'"],
    "form-action": [],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "defer-scripts", "webpack"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(" "))
    .join("; ")
}

const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/
const CHARSET_META = /<meta charset="utf-8"\/?>/i

/**
 * States a page's policy in the page, before anything that it judges. Doing it again changes nothing.
 * @throws if the page does not state its charset, which is what the policy follows
 */
export function securePage(html: string): { html: string; policy: string } {
  const bare = html.replace(POLICY_META, "")
  const policy = toPolicy(collectHashes(bare))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  if (!CHARSET_META.test(bare)) throw new Error("The page has no <meta charset>.")
  return { html: bare.replace(CHARSET_META, (charset) => charset + meta), policy }
}

function* elementsIn(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node
  if ("content" in node) yield* elementsIn(node.content)
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child)
}

function isInlineScript({ tagName, attrs }: Element): boolean {
  const attribute = (name: string) => attrs.find((candidate) => candidate.name === name)?.value
  const type = attribute("type")?.toLowerCase() ?? ""
  return tagName === "script" && attribute("src") === undefined && RUNNABLE_TYPES.has(type)
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("")
}
