import fc from "fast-check"
import type { Nodes } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { parseInline } from "../../../content/inline/parse-inline"
import type { Inline } from "../../../lib/inline-text"
import { toUri } from "../../../lib/to-uri"
import { markdownText } from "../markdown-text"

/** @returns what a CommonMark parser without extensions reads */
function readCommonMark(markdown: string): Inline {
  const [paragraph, ...others] = fromMarkdown(markdown).children
  if (paragraph?.type !== "paragraph" || others.length > 0) throw new Error(markdown)
  return readNodes(paragraph.children)
}

function readNodes(nodes: readonly Nodes[]): Inline {
  const parts = nodes.flatMap((node): Inline => {
    switch (node.type) {
      case "text":
        return node.value
      case "inlineCode":
        return { type: "code", content: node.value }
      case "link":
        return { type: "link", href: node.url, content: readNodes(node.children) }
      case "emphasis":
      case "strong":
        return { type: node.type, content: readNodes(node.children) }
      default:
        throw new Error(node.type)
    }
  })
  const [first = "", ...others] = parts
  return others.length > 0 ? parts : first
}

test.each([
  ["*a* _b_ **c** `d`", "*a* *b* **c** `d`"],
  ["[words](/about/) and https://x.example", "[words](/about/) and <https://x.example>"],
  ["www.x.example, me@x.example", "[www.x.example](http://www.x.example), <me@x.example>"],
  ["[a](https://x.example/a(b))", "[a](https://x.example/a%28b%29)"],
  ["``a ` b`` and `` `c` ``", "``a ` b`` and `` `c` ``"],
  ["!https://x.example", "\\!<https://x.example>"],
  ["- # 1. <b>&amp;</b>", "\\- \\# 1. \\<b\\>\\&amp;\\</b\\>"],
])("writes %s", (text, markdown) => {
  expect(markdownText(parseInline(text))).toBe(markdown)
})

test("writes Markdown that a CommonMark parser reads as the same text and marks", () => {
  const units = [
    ...'ab *_`[]()<>\\&!.,"+-1#é的',
    "**",
    "__",
    "](https://x.example)",
    " www.x.example ",
  ]
  const texts = fc.string({
    unit: fc.constantFrom(...units, " a@b.example ", " https://x.example/a_b "),
  })
  fc.assert(
    fc.property(texts, (text) => {
      const tree = parseInline(text)
      if (tree === "") return
      expect(normalize(readCommonMark(markdownText(tree)))).toEqual(normalize(tree))
    }),
    { numRuns: 1000, seed: 19 },
  )
})

/** Outside code, spaces are collapsed. In addresses, some characters are percent-encoded. */
function normalize(text: Inline): Inline {
  if (typeof text === "string") return text.replace(/ +/g, " ")
  if (!("type" in text)) return text.flatMap(normalize)
  if (text.type === "code") return text
  const content = normalize(text.content)
  if (text.type !== "link") return { ...text, content }
  const href = toUri(text.href).replaceAll("(", "%28").replaceAll(")", "%29")
  return { ...text, href, content }
}
