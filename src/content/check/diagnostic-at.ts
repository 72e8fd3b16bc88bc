/** What the syntax checks find: a flaw and where it lies in the text. */
import { type Document, type Node, visit } from "yaml"
import type { Flaw } from "../diagnostics"
import { lineWithText } from "./lines"
import type { Range } from "./source"

export type Located = { range: Range; flaw: Flaw }

export const located = (range: Range, flaw: Flaw): Located => ({ range, flaw })

/** A text that must stand in quotes, with the line as it should be. */
export function needsQuotes(text: string, at: number, message: string): Located {
  const flaw: Flaw = { code: "text-needs-quotes", message, hint: lineWithText(text, at) }
  return located([at, at + 1], flaw)
}

/** @returns the innermost node that passes the test */
export function nodeWhere(
  document: Document.Parsed,
  test: (node: Node, range: Range) => boolean,
): Node | undefined {
  let found: Node | undefined
  visit(document, {
    Node: (_key, node) => {
      if (node.range && test(node, [node.range[0], node.range[1]])) found = node
    },
  })
  return found
}
