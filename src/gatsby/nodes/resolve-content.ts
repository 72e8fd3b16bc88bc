/** The fields of a query by which pages reach the content. Gatsby's own fields would also find hidden variants. */
import { contentNames, isOptional } from "../../content/schemas"
import { type PageLanguage, type SiteLanguage, toPageLanguages } from "../../site/languages"
import { isDevelop, markLanguage } from "../develop/text-places"
import { CONTENT_ARGS, type ContentKey, type Context, queryAll, queryFile } from "./content-nodes"
import { toNodeType } from "./node-type"

const toField = (name: Parameters<typeof queryFile>[1]) => ({
  type: isOptional(name) ? toNodeType(name) : `${toNodeType(name)}!`,
  args: CONTENT_ARGS,
  resolve: (_source: unknown, key: ContentKey, context: Context) => queryFile(context, name, key),
})

/** The page of the query. */
export type PageKey = ContentKey & { path?: string | null }

/** @returns the page in each language of the site, first in that of the base; none with one language */
export async function queryLanguages(context: Context, { variant, path }: PageKey) {
  const languages = await queryAll<SiteLanguage>(context, "Language", "")
  const withPage = variant ? await queryAll(context, "Resume", variant) : undefined
  return toPageLanguages(
    languages.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    path,
    withPage?.map(({ lang }) => lang),
  )
}

/** The file of the content, in the language and the variant of the page, for each file; and the languages of the page. */
export const contentFields = {
  ...Object.fromEntries(
    ([...contentNames, "language"] as const).map((name) => [name, toField(name)]),
  ),
  languages: {
    type: "[PageLanguage!]!",
    args: { ...CONTENT_ARGS, path: "String" },
    resolve: async (_source: unknown, key: PageKey, context: Context) => {
      const languages = await queryLanguages(context, key)
      if (!isDevelop()) return languages
      const [base] = languages
      const toName = ({ name, code }: PageLanguage) =>
        markLanguage(name, code === base?.code ? undefined : code)
      return languages.map((each) => ({ ...each, name: toName(each) }))
    },
  },
}
