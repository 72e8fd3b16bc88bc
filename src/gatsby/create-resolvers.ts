import type { GatsbyNode } from "gatsby"
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils"
import { readFontPackages } from "../content/files/read-font-packages"
import { type Content, contentSchemas } from "../content/schemas"
import type { DemoContent } from "../content/schemas/demos/demo"
import { changedWordsOf, FORMATS, placeText, toModel } from "../resume"
import { toBackLink, toMenu, toPages } from "../site/pages"
import { toResumeVariants } from "../site/resume-variants"
import { toSiteTheme } from "../site/site-theme"
import { toPageMeta } from "../site/to-page-meta"
import { toResumePage, toWebContact } from "../site/to-resume-page"
import { PUBLIC } from "./after-build/built-files"
import { writeDemoData } from "./nodes/demo-data"
import { toNodeType } from "./nodes/node-type"
import { createPictureProgress } from "./nodes/picture-progress"
import { readContent } from "./nodes/read-content"
import { type PictureNode, resolvePicture } from "./nodes/resolve-picture"
import { VALIDATED_COPY } from "./nodes/validated-copy"

type Context = { nodeModel: { findAll: (query: { type: string }) => Promise<unknown> } }

/** Adds query fields that depend on the whole content. Pages get only what a page may show. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  cache,
  createResolvers: addResolvers,
  pathPrefix,
  reporter,
}) => {
  const progress = createPictureProgress(reporter)
  addResolvers({
    File: {
      gatsbyImageData: getGatsbyImageFieldConfig(
        async (file: PictureNode, args, { nodeModel }: Context) => {
          // The develop server makes fewer formats. A build that comes after it runs the query again.
          await nodeModel.findAll({ type: "BuildMode" })
          return resolvePicture(file, args, { pathPrefix, cache, reporter, progress })
        },
      ),
    },
    Owner: {
      location: { resolve: ({ location }: Content["owner"]) => placeText(location) },
    },
    Website: {
      language: fromContent((content) => toModel(content).language),
      theme: fromContent(async (content) =>
        toSiteTheme(content, await readFontPackages(), pathPrefix),
      ),
      words: {
        resolve: (website: Content["website"]) => changedWordsOf(website),
      },
    },
    Demo: {
      data: {
        resolve: async (demo: DemoContent, _args: unknown, { nodeModel }: Context) => {
          // Gatsby runs the query again if a file changes, such as a drawing.
          await nodeModel.findAll({ type: "File" })
          return pathPrefix + (await writeDemoData(demo, VALIDATED_COPY, PUBLIC))
        },
      },
    },
    Query: {
      backLink: { type: "PageLink!", ...fromContent(toBackLink) },
      menu: { type: "[PageLink!]!", ...fromContent(toMenu) },
      contact: {
        type: "[ContactLine!]!",
        ...fromContent((content) => toWebContact(toModel(content, pathPrefix))),
      },
      pageMeta: {
        type: "PageMeta!",
        args: { path: "String!" },
        ...fromContent((content, { path }: { path: string }) => {
          const variant = toResumeVariants(content).find(({ page }) => page.path === path)
          if (variant) {
            const model = toModel(variant.content, pathPrefix, variant.base)
            return toPageMeta(model, variant.page, variant.formats)
          }
          const page = toPages(content).find((candidate) => candidate.path === path)
          if (!page) throw new Error(`There is no page at "${path}".`)
          return toPageMeta(toModel(content, pathPrefix), page, FORMATS)
        }),
      },
      resumeVariant: {
        type: "ResumePage!",
        args: { base: "String!" },
        ...fromContent((content, { base }: { base: string }) => {
          const variant = toResumeVariants(content).find((each) => each.base === base)
          if (!variant) throw new Error(`There is no résumé at "${base}/".`)
          return toResumePage(toModel(variant.content, pathPrefix, base), variant.formats)
        }),
      },
    },
  })
}

/** @returns a resolver that makes its value from the content and the arguments of the field */
const fromContent = <Args>(make: (content: Content, args: Args) => unknown) => ({
  resolve: async (_source: unknown, args: Args, context: Context) =>
    make(await contentFor(context), args),
})

/** Reads the content. Also requests all its nodes, so Gatsby reruns the query if one changes. */
async function contentFor({ nodeModel }: Context) {
  const names = [...Object.keys(contentSchemas), "variant"]
  await Promise.all(names.map((name) => nodeModel.findAll({ type: toNodeType(name) })))
  return readContent()
}
