import type { GatsbyNode } from "gatsby"
import { contentSchemas } from "../content/schemas"
import { FORMS } from "../exports/forms"
import { toModel } from "../exports/model"
import { toPages } from "../exports/pages"
import { toPageMeta } from "../exports/to-page-meta"
import { toResumeForms } from "../exports/to-resume-forms"
import type { FormName } from "../lib/forms"
import { readContent } from "./read-content"

type Context = { nodeModel: { findAll: (query: { type: string }) => Promise<unknown> } }

type Resolver = (source: unknown, args: never, context: unknown, info: unknown) => unknown

/** What is derived from the content as a whole, for queries; and contact fields that pages may hold. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
  pathPrefix,
}) => {
  addResolvers({
    Owner: { contact: { resolve: resolveContact } },
    Query: {
      pageMeta: {
        type: "PageMeta!",
        args: { path: "String!" },
        resolve: async (_source: unknown, { path }: { path: string }, context: Context) => {
          const content = await contentFor(context)
          const page = toPages(content).find((candidate) => candidate.path === path)
          if (!page) throw new Error(`There is no page at "${path}".`)
          return toPageMeta(toModel(content, pathPrefix), page, FORMS)
        },
      },
      resumeForms: {
        type: "ResumeForms!",
        resolve: async (_source: unknown, _args: unknown, context: Context) =>
          toResumeForms(toModel(await contentFor(context), pathPrefix), FORMS),
      },
    },
  })
}

/** Asks for every node of the content too: Gatsby then runs the query again when one changes. */
async function contentFor({ nodeModel }: Context) {
  const types = Object.keys(contentSchemas).map((name) => name[0]?.toUpperCase() + name.slice(1))
  await Promise.all(types.map((type) => nodeModel.findAll({ type })))
  return readContent()
}

/**
 * Gatsby writes what a query returns into files beside the page, so a field that no page may show
 * must not reach a query at all. What may be printed may: the printed page is the page.
 */
const resolveContact: Resolver = async (source, args, context, info) => {
  const { originalResolver } = info as { originalResolver: Resolver }
  const fields = (await originalResolver(source, args, context, info)) as { forms?: FormName[] }[]
  return fields.filter(
    ({ forms }) => !forms || forms.some((form) => form === "web" || form === "print"),
  )
}
