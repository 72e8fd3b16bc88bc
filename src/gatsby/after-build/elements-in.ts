import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from "parse5"

/** Yields the elements of a parsed page in order, also those in the content of templates. */
export function* elementsIn(
  node: DefaultTreeAdapterTypes.Node,
): Generator<DefaultTreeAdapterTypes.Element> {
  if (tree.isElementNode(node)) yield node
  if ("content" in node) yield* elementsIn(node.content)
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child)
}
