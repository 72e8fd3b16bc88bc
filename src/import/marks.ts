/**
 * Reads the marks in a text of any origin. Other programs show asterisks and underscores as they are,
 * so only those count that stand around whole words.
 */
import type { Link, PhrasingContent } from "mdast"
import { isWrittenAsLink, parseMarks, rangeOf } from "../content/inline/parse-inline"
import { checkHref, withSmallScheme } from "../content/schemas/url-rules"
import { type Inline, type Mark, toParts } from "../lib/inline-text"

type Part = string | Mark

/** @returns the text with its marks; a mark that is probably none stays as it is written */
export function readMarks(text: string): Part[] {
  const [, before = "", body = "", after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
  const nodes = parseMarks(body)
  const parts = hasPositions(nodes) ? nodes.flatMap((node) => fromNode(node, body)) : [body]
  return [before, ...parts, after]
}

function hasPositions(nodes: readonly PhrasingContent[]): boolean {
  return nodes.every(
    (node) => node.type === "text" || (node.position && hasPositions(childrenOf(node))),
  )
}

const childrenOf = (node: PhrasingContent) => ("children" in node ? node.children : [])

function fromNode(node: PhrasingContent, text: string): Part[] {
  const inner = childrenOf(node).flatMap((child) => fromNode(child, text))
  switch (node.type) {
    case "text":
      return [node.value]
    case "inlineCode":
      return [{ type: "code", content: node.value }]
    case "emphasis":
    case "strong": {
      if (isAroundWords(node, text)) return [{ type: node.type, content: inner }]
      const length = node.type === "strong" ? 2 : 1
      const mark = text.slice(rangeOf(node)[0], rangeOf(node)[0] + length)
      return [mark, ...inner, mark]
    }
    case "link":
      return fromLink(node, text, inner)
    default:
      return [text.slice(...rangeOf(node))]
  }
}

/** @returns whether no letter stands beside the marks, as in `这是**重要**的` */
function isAroundWords(node: PhrasingContent, text: string): boolean {
  return !rangeOf(node).some((offset, index) =>
    /[\p{L}\p{N}]/u.test(text.charAt(offset - 1 + index)),
  )
}

function fromLink(node: Link, text: string, inner: Part[]): Part[] {
  if (!isWrittenAsLink(node, text)) {
    const source = text.slice(...rangeOf(node))
    return [checkHref(node.url) ? source : source.replace(/^<|>$/g, "")]
  }
  const title = node.title ? [` (${node.title})`] : []
  return [...toLink(inner, node.url), ...title]
}

/** @returns a link; the words with the address in parentheses if the site cannot link to it */
export function toLink(inner: readonly Part[], address: string): Part[] {
  const url = withSmallScheme(address)
  const candidates = /^[^/:]+\.[^/:]/.test(url) ? [url, `https://${url}`] : [url]
  const href = candidates.find((each) => /^(https?|mailto|tel):/.test(each) && !checkHref(each))
  if (href) return [{ type: "link", href, content: inner }]
  return address === "" ? [...inner] : [...inner, ` (${address})`]
}

/**
 * @returns the parts with neighboring marks of the same type joined, without empty marks and marks
 *   inside marks of their type, and with one space between words; white space is outside of marks
 */
export function normalizeMarks(parts: readonly Part[]): Inline {
  const [, inner] = withoutOuterSpace(join(parts, []))
  return inner.length > 1 ? inner : (inner[0] ?? "")
}

function join(parts: readonly Part[], open: readonly string[]): Part[] {
  const result: Part[] = []
  const add = (part: Part) => {
    const last = result.at(-1)
    if (typeof part === "string") {
      const isAfterSpace = typeof last === "string" && last.endsWith(" ")
      const text = part.replace(/[ \t\n]+/g, " ").replace(isAfterSpace ? /^ / : /^$/, "")
      if (text === "") return
      if (typeof last === "string") result[result.length - 1] = last + text
      else result.push(text)
    } else if (typeof last === "object" && isSameMark(last, part)) {
      const content = join([...toParts(last.content), ...toParts(part.content)], open)
      result[result.length - 1] = { ...last, content } as Mark
    } else result.push(part)
  }
  for (const part of parts) {
    if (typeof part === "string") add(part)
    else if (part.type === "code") {
      const code = part.content.replace(/\s+/g, " ").trim()
      if (code !== "") add({ type: "code", content: code })
    } else if (open.includes(part.type)) {
      for (const inner of join(toParts(part.content), open)) add(inner)
    } else {
      const inner = join(toParts(part.content), [...open, part.type])
      const [before, content, after] = withoutOuterSpace(inner)
      add(before)
      if (content.length > 0)
        add({ ...part, content: content.length === 1 ? content[0] : content } as Mark)
      add(after)
    }
  }
  return result
}

const isSameMark = (a: Mark, b: Mark) =>
  a.type === b.type && (a.type === "emphasis" || a.type === "strong")

function withoutOuterSpace(parts: readonly Part[]): [before: string, parts: Part[], after: string] {
  const inner = [...parts]
  const [first, last] = [inner[0], inner.at(-1)]
  const before = typeof first === "string" && first.startsWith(" ") ? " " : ""
  if (before) inner[0] = String(first).slice(1)
  const after = typeof last === "string" && last.endsWith(" ") ? " " : ""
  if (after) inner[inner.length - 1] = String(inner.at(-1)).replace(/ $/, "")
  return [before, inner.filter((part) => part !== ""), after]
}
