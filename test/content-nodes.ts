import { createRequire } from "node:module"
import type { Node } from "gatsby"
import type { Content } from "../src/content/schemas"
import { toNodeType } from "../src/gatsby/nodes/node-type"
import { toCanonicalYaml } from "../src/gatsby/nodes/validated-copy"

type JsYaml = { load: (text: string) => unknown }

const fromHere = createRequire(`${process.cwd()}/package.json`)
const jsYaml = createRequire(fromHere.resolve("gatsby-transformer-yaml"))("js-yaml") as JsYaml

/** Parses YAML with the copy of js-yaml that gatsby-transformer-yaml uses. */
export const parseLikeGatsby = (text: string): unknown => jsYaml.load(text)

/** @returns Gatsby's functions for the nodes that it makes of the content */
export function nodesOf({ variants, letters, ...files }: Content) {
  const toNode = (type: string, name: string, data: unknown) => ({
    ...(parseLikeGatsby(toCanonicalYaml(data)) as object),
    lang: "en",
    id: `node of ${name}`,
    parent: `file ${name}`,
    children: [],
    internal: { type, contentDigest: "", owner: "" },
  })
  const nodes: Node[] = [
    ...Object.entries(files).map(([name, data]) => toNode(toNodeType(name), name, data)),
    ...Object.entries(variants).map(([name, data]) => toNode("Variant", name, data)),
  ]
  return {
    getNode: (id: string) => ({ id, name: id.replace("file ", "") }) as never,
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  }
}
