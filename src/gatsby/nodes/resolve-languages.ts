/** The field of a query that has the page in each language. */
import { type SiteLanguage, toPageLanguages } from "../../site/languages"
import { CONTENT_ARGS, type ContentKey, type Context } from "./content-nodes"

/** The page of a query. An error page has no path. */
type PageKey = ContentKey & { path?: string | null }

/** @returns the page in each language of the site, first in that of the base; none with one language */
export async function queryLanguages({ nodeModel }: Context, { variant, path }: PageKey) {
  const queryAll = async <Data>(type: string, of: string) => {
    const { entries } = await nodeModel.findAll({
      type,
      query: { filter: { variant: { eq: of } } },
    })
    return [...entries] as Data[]
  }
  const languages = await queryAll<SiteLanguage>("Language", "")
  const withPage = variant ? await queryAll<ContentKey>("Resume", variant) : undefined
  return toPageLanguages(
    languages.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    path,
    withPage?.map(({ lang }) => lang),
  )
}

export const languagesField = {
  type: "[PageLanguage!]!",
  args: { ...CONTENT_ARGS, path: "String" },
  resolve: (_source: unknown, key: PageKey, context: Context) => queryLanguages(context, key),
}
