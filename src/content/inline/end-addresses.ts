/** Ends bare addresses before marks outside ASCII, which GitHub's rule takes as a part of them. */
import type { Link, PhrasingContent } from "mdast"

/**
 * Punctuation, signs and invisible characters outside ASCII, but not emoji. Letters outside ASCII are a part of
 * addresses, and so are the joiners within words.
 */
const MARK =
  /(?![\p{ASCII}\u200c\u200d])(?:[\p{P}\p{Sm}\p{Sc}\p{Sk}\p{Cf}]|(?!\p{Extended_Pictographic})\p{So})/u

/** What GitHub's rule leaves out at the end of an address. */
const LAST = /[?!.,:*_~'"]+$/

/**
 * @param parse parses what follows the address
 * @returns the link up to the mark, and the rest as it is by itself; the link alone if it has no mark
 */
export function endAddress(
  link: Link,
  parse: (text: string) => PhrasingContent[],
): PhrasingContent[] {
  const [label] = link.children
  const written = label?.type === "text" ? label.value : ""
  const at = written.search(MARK)
  if (at < 0) return [link]
  const address = withoutLast(written.slice(0, at))
  const rest = written.slice(address.length)
  const url = link.url.slice(0, link.url.length - rest.length)
  const start = link.position?.start
  if (!start)
    return [{ ...link, url, children: [{ type: "text", value: address }] }, ...parse(rest)]
  const end = { ...start, offset: (start.offset ?? 0) + address.length }
  const position = { start, end }
  const words = { type: "text", value: address, position } as const
  return [
    { ...link, url, position, children: [words] },
    ...parse(rest).map((node) => moved(node, end.offset)),
  ]
}

function withoutLast(address: string): string {
  const isUnbalanced =
    address.endsWith(")") && address.split(")").length > address.split("(").length
  const shorter = isUnbalanced ? address.slice(0, -1) : address.replace(LAST, "")
  return shorter === address ? address : withoutLast(shorter)
}

/** @returns the node with all its offsets greater by the same number */
function moved<Node extends PhrasingContent>(node: Node, by: number): Node {
  const { position } = node
  return {
    ...node,
    ...(position && {
      position: {
        start: { ...position.start, offset: (position.start.offset ?? 0) + by },
        end: { ...position.end, offset: (position.end.offset ?? 0) + by },
      },
    }),
    ...("children" in node && { children: node.children.map((child) => moved(child, by)) }),
  }
}
