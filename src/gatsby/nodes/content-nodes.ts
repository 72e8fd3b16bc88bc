/** Reads the content from Gatsby's nodes, which gatsby-transformer-yaml makes of the validated copy. */
import type { Node, NodePluginArgs } from "gatsby"
import { type Content, contentNames, isOptional } from "../../content/schemas"
import { toNodeType } from "./node-type"

type Nodes = Pick<NodePluginArgs, "getNode" | "getNodesByType">

const VARIANT = toNodeType("variant")

/** The types of all nodes that hold content. */
export const CONTENT_TYPES = [...contentNames.map(toNodeType), VARIANT]

/**
 * @returns the content without its letters, which no node holds
 * @throws if a file that must exist has no node
 */
export function readContent({ getNode, getNodesByType }: Nodes): Content {
  const files = contentNames.flatMap((name) => {
    const [node] = getNodesByType(toNodeType(name))
    if (!node && !isOptional(name)) throw new Error(`There is no node of ${name}.yaml.`)
    return node ? [[name, toData(node)]] : []
  })
  const variants = getNodesByType(VARIANT)
    .map((node) => [variantName(node, getNode), toData(node)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const content = { ...Object.fromEntries(files), variants: Object.fromEntries(variants) }
  return { ...content, letters: {} } as Content
}

/** @returns the name of the variant: that of its file, without the extension */
export function variantName({ parent }: Pick<Node, "parent">, getNode: Nodes["getNode"]): string {
  const file = parent ? getNode(parent) : undefined
  if (!file) throw new Error("A variant has no file.")
  return String(file.name)
}

/** @returns the fields of the YAML file, without those that Gatsby adds to a node */
function toData({ id, parent, children, internal, ...data }: Node): object {
  return data
}
