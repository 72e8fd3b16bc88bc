/** Finds mistakes in the marks of a text. All positions are offsets in the text. */
import type { Link, PhrasingContent } from "mdast"
import type { Finding, Range } from "../diagnostics"
import { checkHref } from "../schemas/url-rules"
import { quoteWhole } from "../wording"
import { hasTooManyMarks, isWrittenAsLink, labelEndOf, parseMarks, rangeOf } from "./parse-inline"
import { findUnclosedMarks } from "./unclosed-marks"

/** An address that needs no escape, neither in a link nor in YAML. */
const ADDRESS = /^[^\s()<>'"\\]+$/

/** @returns the mistakes in the text, in order */
export function checkInline(text: string): Finding[] {
  if (hasTooManyMarks(text)) {
    const message = "The text has so many marks that the site shows them as they are."
    const expected = "some hundred marks at most"
    return [{ code: "too-many-marks", message, expected, part: [0, text.length] }]
  }
  const nodes = parseMarks(text)
  const diagnostics = [
    ...linksOf(nodes, text).flatMap((link) => checkLink(link, text)),
    ...findUnclosedMarks(text, nodes),
  ]
  return diagnostics.sort((a, b) => (a.part?.[0] ?? 0) - (b.part?.[0] ?? 0))
}

/** @returns the address of each valid link of the text, with its position */
export function findAddresses(text: string): { href: string; range: Range }[] {
  return linksOf(parseMarks(text), text)
    .filter(({ url }) => !checkHref(url))
    .map((link) => ({ href: link.url, range: addressRange(link, text) }))
}

/** @returns the links that are written as `[words](address)`; there are none inside each other */
function linksOf(nodes: readonly PhrasingContent[], text: string): Link[] {
  return nodes.flatMap((node) => {
    if (node.type === "link") return isWrittenAsLink(node, text) ? [node] : []
    return "children" in node ? linksOf(node.children, text) : []
  })
}

function checkLink(link: Link, text: string): Finding[] {
  const [start, end] = rangeOf(link)
  const labelEnd = labelEndOf(link)
  const lacks = (what: string, expected: string, part: Range): Finding[] => {
    const message = `The link has no ${what}.`
    const example = `${expected}, as in [my site](https://robin.example)`
    return [{ code: "bad-link", message, expected: example, part }]
  }
  if (text.slice(start + 1, labelEnd).trim() === "")
    return lacks("text", "words between the brackets", [start, end])
  if (link.url === "") return lacks("address", "an address in the parentheses", [labelEnd, end])
  const diagnostic = checkHref(link.url)
  if (diagnostic) {
    const { suggestion = "", ...details } = diagnostic
    const hint = ADDRESS.test(suggestion) ? `Did you mean ${quoteWhole(suggestion)}?` : undefined
    return [{ hint, ...details, part: addressRange(link, text) }]
  }
  if (link.title === null || link.title === undefined) return []
  const message = "A link cannot have a title, because the site would not show it."
  const hint = "Delete what follows the address."
  return [{ code: "bad-link", message, part: [labelEnd, end], hint }]
}

/** @returns the range of the address without the parentheses and the angle brackets around it */
function addressRange(link: Link, text: string): Range {
  const [start, end] = [labelEndOf(link) + 2, rangeOf(link)[1] - 1]
  const before = /^\s*<?/.exec(text.slice(start, end))?.[0].length ?? 0
  const after = /(?:>|\s)*$/.exec(text.slice(start, end))?.[0].length ?? 0
  return [start + before, end - after]
}
