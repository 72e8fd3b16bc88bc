/** The fields of a query that have the metadata of a page, and the page in each language. */
import { RESUME_FILES, toModel } from "../../resume"
import { type SiteLanguage, toPageLanguages } from "../../site/languages"
import { fileOfPage, toPages } from "../../site/pages"
import { toPageMeta } from "../../site/to-page-meta"
import { CONTENT_ARGS, type ContentKey, type Context, queryContent } from "./content-nodes"

/** The page of a query. An error page has no path. */
type PageKey = ContentKey & { path?: string | null }

/** @returns the page in each language of the site, first in that of the base; none with one language */
async function queryLanguages({ nodeModel }: Context, { variant, path }: PageKey) {
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

/** @returns the field for `createResolvers`; it throws if there is no page at the path */
export const toPageMetaField = (pathPrefix: string) => ({
  type: "PageMeta!",
  args: { ...CONTENT_ARGS, path: "String!" },
  resolve: async (_source: unknown, key: ContentKey & { path: string }, context: Context) => {
    const { path } = key
    const languages = await queryLanguages(context, key)
    const date = await context.nodeModel.findOne({ type: "BuildDate", query: {} })
    const { month } = date as { month: string }
    const files = [...RESUME_FILES, fileOfPage(path)]
    return queryContent(context, files, key, (content) => {
      const page = toPages(content).find((each) => each.path === path)
      if (!page) throw new Error(`There is no page at "${path}".`)
      return toPageMeta(toModel(content, pathPrefix), page, month, languages)
    })
  },
})
