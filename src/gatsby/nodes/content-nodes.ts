/** Reads the content from Gatsby's nodes, which gatsby-transformer-yaml makes of the validated copy. */
import type { Node, NodePluginArgs } from "gatsby"
import { type Content, contentNames, isOptional } from "../../content/schemas"
import { clean, markWords, withPlaces } from "../develop/text-places"
import { toNodeType } from "./node-type"

type Nodes = Pick<NodePluginArgs, "getNode" | "getNodesByType">

/** The SDL of the nodes that say what is a translation. */
export const TRANSLATION_TYPES = `
  type Translation implements Node @dontInfer {
    "The language of the content."
    lang: String!
    "The start of the paths of its pages, as in '/de'."
    path: String!
    untranslated: [Untranslated!]!
  }

  "The texts of a file that are those of the base."
  type Untranslated {
    file: String!
    texts: [String!]!
  }
`

const VARIANT = toNodeType("variant")

const TRANSLATION = toNodeType("translation")

/** The types of all nodes that hold content. */
export const CONTENT_TYPES = [...contentNames.map(toNodeType), VARIANT, TRANSLATION]

/** @returns the languages of the site, first that of the base */
export function readLanguages({ getNodesByType }: Pick<Nodes, "getNodesByType">): string[] {
  const all = getNodesByType(toNodeType("website")).map(({ lang }) => String(lang))
  const translated = getNodesByType(TRANSLATION).map(({ lang }) => String(lang))
  return [...all.filter((lang) => !translated.includes(lang)), ...translated.sort()]
}

/** @returns the content in each language, first that of the base */
export function readContents(nodes: Nodes): [base: Content, ...translations: Content[]] {
  const [base, ...others] = readLanguages(nodes)
  return [readContent(nodes, base), ...others.map((lang) => readContent(nodes, lang))]
}

/**
 * @param lang the language; by default that of the base
 * @returns the content in that language, without its letters, which no node holds
 * @throws if a file that must exist has no node
 */
export function readContent(nodes: Nodes, lang = readLanguages(nodes)[0]): Content {
  return clean(readMarked(nodes, lang))
}

/** @returns what `make` makes of the content, for a page: in develop, its texts carry their places */
export async function forPage<Value>(
  nodes: Nodes,
  lang: string,
  make: (content: Content) => Value,
): Promise<Awaited<Value>> {
  const marked = readMarked(nodes, lang)
  const content = clean(marked)
  if (content === marked) return await make(content)
  const words = markWords(content.website, content.translated && lang)
  const website = { ...marked.website, words: words as Content["website"]["words"] }
  return withPlaces(await make(content), await make({ ...marked, website }))
}

/** @returns the content as the nodes have it: in develop, its texts carry their places */
function readMarked({ getNode, getNodesByType }: Nodes, lang: string | undefined): Content {
  const nodesOf = (type: string) => getNodesByType(type).filter((node) => node.lang === lang)
  const files = contentNames.flatMap((name) => {
    const [node] = nodesOf(toNodeType(name))
    if (!node && !isOptional(name)) throw new Error(`There is no node of ${name}.yaml.`)
    return node ? [[name, toData(node)]] : []
  })
  const [translation] = nodesOf(TRANSLATION)
  const translated = translation && { translated: toData(translation) }
  const variants = nodesOf(VARIANT)
    .map((node) => [variantName(node, getNode), toData(node)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const content = { ...Object.fromEntries(files), variants: Object.fromEntries(variants) }
  return { ...content, ...translated, letters: {} } as Content
}

/** @returns the name of the variant: that of its file, without the extension */
export function variantName({ parent }: Pick<Node, "parent">, getNode: Nodes["getNode"]): string {
  const file = parent ? getNode(parent) : undefined
  if (!file) throw new Error("A variant has no file.")
  return String(file.name)
}

/** @returns the fields of the YAML file, without the language, and without those that Gatsby adds */
function toData({ id, parent, children, internal, lang, ...data }: Node): object {
  return data
}
