import type { GatsbyNode } from "gatsby"
import { readContent } from "../build/read-content"
import { contentSchemas } from "../content/schemas"
import { FORMATS } from "../exports/formats"
import { toModel } from "../exports/model"
import { toOutline } from "../exports/outline"
import { toPages } from "../exports/pages"
import { toPrintAreas } from "../exports/plan-pages"
import { toResumeVariants } from "../exports/resume-variants"
import { toPageMeta } from "../exports/to-page-meta"
import { toResumeFormats } from "../exports/to-resume-formats"
import type { FormatName } from "../lib/formats"
import { type Tagged, textOf } from "../lib/variant-picks"

type Context = { nodeModel: { findAll: (query: { type: string }) => Promise<unknown> } }

type Resolver = (source: unknown, args: never, context: unknown, info: unknown) => unknown

/** Adds query fields that depend on the whole content, and filters what pages must not get. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
  pathPrefix,
}) => {
  addResolvers({
    Owner: { contact: { resolve: resolveContact } },
    Company: { responsibilities: { resolve: resolveResponsibilities } },
    Query: {
      pageMeta: {
        type: "PageMeta!",
        args: { path: "String!" },
        resolve: async (_source: unknown, { path }: { path: string }, context: Context) => {
          const content = await contentFor(context)
          const variant = toResumeVariants(content).find(({ page }) => page.path === path)
          if (variant) {
            const model = toModel(variant.content, pathPrefix, variant.base)
            return toPageMeta(model, variant.page, variant.formats)
          }
          const page = toPages(content).find((candidate) => candidate.path === path)
          if (!page) throw new Error(`There is no page at "${path}".`)
          return toPageMeta(toModel(content, pathPrefix), page, FORMATS)
        },
      },
      resumeVariant: {
        type: "ResumeVariantData!",
        args: { base: "String!" },
        resolve: async (_source: unknown, { base }: { base: string }, context: Context) => {
          const variant = toResumeVariants(await contentFor(context)).find(
            (each) => each.base === base,
          )
          if (!variant) throw new Error(`There is no résumé at "${base}/".`)
          const { content, formats } = variant
          const { resume, skills, work } = content
          const model = toModel(content, pathPrefix, base)
          return {
            ...{ resume, skills, work },
            resumeFormats: toResumeFormats(model, formats),
            printAreas: toPrintAreas(toOutline(model).sections, model.layout),
          }
        },
      },
    },
  })
}

/** Reads the content. Also requests all its nodes, so Gatsby reruns the query if one changes. */
async function contentFor({ nodeModel }: Context) {
  const names = [...Object.keys(contentSchemas), "variant"]
  const types = names.map((name) => name[0]?.toUpperCase() + name.slice(1))
  await Promise.all(types.map((type) => nodeModel.findAll({ type })))
  return readContent()
}

/** Returns responsibilities as plain texts. Pages do not need their tags. */
const resolveResponsibilities: Resolver = async (source, args, context, info) => {
  const { originalResolver } = info as { originalResolver: Resolver }
  return ((await originalResolver(source, args, context, info)) as Tagged[]).map(textOf)
}

/**
 * Removes contact fields that no page may show, because Gatsby writes query results to public
 * files. Fields for print stay, because the browser prints the same page.
 */
const resolveContact: Resolver = async (source, args, context, info) => {
  const { originalResolver } = info as { originalResolver: Resolver }
  const fields = (await originalResolver(source, args, context, info)) as { forms?: FormatName[] }[]
  return fields.filter(
    ({ forms }) => !forms || forms.some((format) => format === "web" || format === "print"),
  )
}
