import { createRequire } from "node:module"
import path from "node:path"
import type { Node } from "gatsby"
import type { Content } from "../src/content/schemas"
import { toNodeType } from "../src/gatsby/nodes/node-type"
import { toCanonicalYaml, toFiles } from "../src/gatsby/nodes/validated-copy"
import { toLanguages } from "../src/gatsby/site-contents"

type JsYaml = { load: (text: string) => unknown }

const fromHere = createRequire(`${process.cwd()}/package.json`)
const jsYaml = createRequire(fromHere.resolve("gatsby-transformer-yaml"))("js-yaml") as JsYaml

/** Parses YAML with the copy of js-yaml that gatsby-transformer-yaml uses. */
export const parseLikeGatsby = (text: string): unknown => jsYaml.load(text)

/**
 * @returns Gatsby's functions for the nodes that it makes of the content
 */
export function nodesOf(content: Content) {
  const files = toLanguages(content).flatMap(toFiles)
  const nodes = files.map(([file, data]): Node => {
    const type = toNodeType(path.basename(file, ".yaml"))
    return {
      ...(parseLikeGatsby(toCanonicalYaml(data)) as object),
      id: `node of ${file}`,
      parent: null,
      children: [],
      internal: { type, contentDigest: "", owner: "" },
    }
  })
  const getNodesByType = (type: string) => nodes.filter(({ internal }) => internal.type === type)
  type Filter = Readonly<Record<string, { eq: string }>>
  type Query = { type: string; query?: { filter?: Filter } }
  const findAll = async ({ type, query: { filter = {} } = {} }: Query) => {
    const isWanted = (node: Node) =>
      Object.entries(filter).every(([field, { eq }]) => node[field] === eq)
    return { entries: getNodesByType(type).filter(isWanted) }
  }
  const findOne = async (query: Query) => (await findAll(query)).entries[0] ?? null
  return { getNodesByType, context: { nodeModel: { findAll, findOne } } }
}
