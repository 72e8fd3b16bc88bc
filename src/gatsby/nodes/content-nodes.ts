/** Finds the content in Gatsby's nodes, which gatsby-transformer-yaml makes of the validated copy. */
import type { Node } from "gatsby"
import { type Content, type ContentName, contentNames, isOptional } from "../../content/schemas"
import type { SiteLanguage } from "../../site/languages"
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

/**
 * The one rule for what a query gets: the file of the variant, or else that of the language.
 * @returns the node of the file; null if the content does not have it
 */
export async function queryFile(
  { nodeModel }: Context,
  name: ContentName | "language",
  { lang, variant }: ContentKey,
): Promise<Node | null> {
  const find = (of: string) => {
    const query = { filter: { lang: { eq: lang }, variant: { eq: of } } }
    return nodeModel.findOne({ type: toNodeType(name), query }) as Promise<Node | null>
  }
  const own = await find(variant)
  return own || variant === "" ? own : find("")
}

/** The fields of a query by which pages reach the content. Gatsby's own fields would also find hidden variants. */
export const contentFields = Object.fromEntries(
  ([...contentNames, "language"] as const).map((name) => [
    name,
    {
      type: isOptional(name) ? toNodeType(name) : `${toNodeType(name)}!`,
      args: CONTENT_ARGS,
      resolve: (_source: unknown, key: ContentKey, context: Context) =>
        queryFile(context, name, key),
    },
  ]),
)

/**
 * @param names the files that `make` reads
 * @returns what `make` makes of the content, for a page
 * @throws if a file that must exist has no node
 */
export async function queryContent<Name extends ContentName, Value>(
  context: Context,
  names: readonly Name[],
  key: ContentKey,
  make: (content: Pick<Content, Name | "variant" | "languagePath">) => Value,
): Promise<Awaited<Value>> {
  const language = (await queryFile(context, "language", key)) as (Node & SiteLanguage) | null
  const files: Partial<Content> = {
    ...(key.variant && { variant: key.variant }),
    ...(language?.path && { languagePath: language.path }),
  }
  for (const name of names) {
    const node = await queryFile(context, name, key)
    if (!node && !isOptional(name)) throw new Error(`There is no node of ${name}.yaml.`)
    if (node) Object.assign(files, { [name]: toData(node) })
  }
  return await make(files as Parameters<typeof make>[0])
}

/** @returns the fields of the YAML file, without the key, and without those that Gatsby adds */
function toData({ id, parent, children, internal, lang, variant, ...data }: Node): object {
  return data
}
