/** The field of a query that has the metadata of a page. */
import { RESUME_FILES, toModel } from "../../resume"
import { fileOfPage, toPages } from "../../site/pages"
import { toPageMeta } from "../../site/to-page-meta"
import { CONTENT_ARGS, type ContentKey, type Context, queryContent } from "./content-nodes"
import { queryLanguages } from "./resolve-languages"

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
