/** Finds the content in Gatsby's nodes, which gatsby-transformer-yaml makes of the validated copy. */
import type { Node, NodePluginArgs } from "gatsby"
import { type Content, type ContentName, contentNames, isOptional } from "../../content/schemas"
import type { SiteLanguage } from "../../site/languages"
import { clean, withPlacesOf } from "../develop/text-places"
import { toNodeType } from "./node-type"

/** Which content a query means: its language, and the name of its variant; '' is the main résumé. */
export type ContentKey = { lang: string; variant: string }

/** The arguments of each field that depends on them. */
export const CONTENT_ARGS = { lang: "String!", variant: "String!" }

/** The context of a resolver. Gatsby runs a query again if a node changes that it has found here. */
export type Context = {
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<unknown>
    findAll: (query: { type: string; query?: object }) => Promise<{ entries: Iterable<unknown> }>
  }
}

/** Finds the node of a type that has exactly this language and this variant. */
type FindNode = (type: string, key: ContentKey) => Promise<Node | null> | Node | undefined

/** A file of the validated copy. */
type FileName = ContentName | "language"

/** The one rule for what a query gets: the file of the variant, or else that of the language. */
async function findFile(find: FindNode, name: FileName, key: ContentKey): Promise<Node | null> {
  const type = toNodeType(name)
  const own = await find(type, key)
  if (own || key.variant === "") return own ?? null
  return (await find(type, { ...key, variant: "" })) ?? null
}

/** @returns the node of a file for a query */
export function queryFile({ nodeModel }: Context, name: FileName, key: ContentKey) {
  const find: FindNode = (type, { lang, variant }) => {
    const query = { filter: { lang: { eq: lang }, variant: { eq: variant } } }
    return nodeModel.findOne({ type, query }) as Promise<Node | null>
  }
  return findFile(find, name, key)
}

/** @returns the nodes of a type with this value of a field */
export async function queryAll<Data>(
  { nodeModel }: Context,
  type: string,
  variant: string,
): Promise<(Data & ContentKey)[]> {
  const { entries } = await nodeModel.findAll({
    type,
    query: { filter: { variant: { eq: variant } } },
  })
  return [...entries] as (Data & ContentKey)[]
}

/**
 * @param names the files that `make` reads
 * @returns what `make` makes of the content, for a page: in develop, its texts carry their places
 */
export async function queryContent<Name extends ContentName, Value>(
  context: Context,
  names: readonly Name[],
  key: ContentKey,
  make: (content: Pick<Content, Name | keyof typeof NO_FILES>) => Value,
): Promise<Awaited<Value>> {
  const content = await readFiles((name) => queryFile(context, name, key), names, key)
  return withPlacesOf(content, key.lang, make)
}

type Nodes = Pick<NodePluginArgs, "getNodesByType">

/**
 * @returns every content of the site: first that of the base language, then that of its variants, and so on for
 *   each other language; without letters, which no node holds
 */
export async function readContents({
  getNodesByType,
}: Nodes): Promise<[base: Content, ...others: Content[]]> {
  const toKey = (type: string, { lang, variant }: ContentKey) => `${type} ${lang} ${variant}`
  const nodes = new Map(
    [...contentNames, "language"].flatMap((name) =>
      getNodesByType(toNodeType(name)).map(
        (node) => [toKey(node.internal.type, node as unknown as ContentKey), node] as const,
      ),
    ),
  )
  const find: FindNode = (type, key) => nodes.get(toKey(type, key))
  // Each content has a file resume.yaml of its own.
  const keys = [...nodes.values()].filter(({ internal }) => internal.type === toNodeType("resume"))
  const contents = await Promise.all(
    (keys as unknown as ContentKey[]).map(({ lang, variant }) =>
      readFiles((name) => findFile(find, name, { lang, variant }), contentNames, { lang, variant }),
    ),
  )
  const [base, ...others] = clean(contents as Content[]).toSorted(
    (one, other) =>
      compare(one.languagePath, other.languagePath) || compare(one.variant, other.variant),
  )
  if (!base) throw new Error("There are no nodes of the content.")
  return [base, ...others]
}

const compare = (one = "", other = "") => (one < other ? -1 : Number(one > other))

const NO_FILES = { variants: {}, letters: {}, variant: undefined, languagePath: undefined }

/** @throws if a file that must exist has no node */
async function readFiles<Name extends ContentName>(
  find: (name: FileName) => Promise<Node | null>,
  names: readonly Name[],
  { variant }: ContentKey,
): Promise<Pick<Content, Name | keyof typeof NO_FILES>> {
  const files = await Promise.all(
    names.map(async (name) => {
      const node = await find(name)
      if (!node && !isOptional(name)) throw new Error(`There is no node of ${name}.yaml.`)
      return node ? [[name, toData(node)] as const] : []
    }),
  )
  const language = (await find("language")) as (Node & SiteLanguage) | null
  const content = {
    ...Object.fromEntries(files.flat()),
    variants: {},
    letters: {},
    ...(variant && { variant }),
    ...(language?.path && { languagePath: language.path }),
  }
  return content as unknown as Pick<Content, Name | keyof typeof NO_FILES>
}

/** @returns the fields of the YAML file, without the key, and without those that Gatsby adds */
function toData({ id, parent, children, internal, lang, variant, ...data }: Node): object {
  return data
}
