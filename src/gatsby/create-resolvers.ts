import type { GatsbyNode, Node } from "gatsby"
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils"
import { readFontPackages } from "../content/files/read-font-packages"
import type { Content } from "../content/schemas"
import type { DemoContent } from "../content/schemas/demos/demo"
import { changedWordsOf, FORMATS, MAIN_RESUME, placeOf, toModel, variantBase } from "../resume"
import { toCareer } from "../site/career"
import { toBackLink, toFooterLinks, toMenu, toPages } from "../site/pages"
import { toResumeVariants } from "../site/resume-variants"
import { toSiteTheme } from "../site/site-theme"
import { toPageMeta } from "../site/to-page-meta"
import { toResumePage, toWebContact } from "../site/to-resume-page"
import { PUBLIC } from "./after-build/built-files"
import { CONTENT_TYPES, readContent, variantName } from "./nodes/content-nodes"
import { writeDemoData } from "./nodes/demo-data"
import { createPictureProgress } from "./nodes/picture-progress"
import { type PictureNode, resolvePicture } from "./nodes/resolve-picture"
import { VALIDATED_COPY } from "./nodes/validated-copy"

type Context = { nodeModel: { findAll: (query: { type: string }) => Promise<unknown> } }

/** Adds query fields that depend on the whole content. Pages get only what a page may show. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const { cache, createResolvers: addResolvers, getNode, pathPrefix, reporter } = args
  const progress = createPictureProgress(reporter)

  /** @returns the content. Gatsby runs the query again if a node of the content changes. */
  async function contentFor({ nodeModel }: Context): Promise<Content> {
    await Promise.all(CONTENT_TYPES.map((type) => nodeModel.findAll({ type })))
    return readContent(args)
  }

  /** @returns a resolver that makes its value from the content and the arguments of the field */
  const fromContent = <Args>(make: (content: Content, args: Args) => unknown) => ({
    resolve: async (_source: unknown, args: Args, context: Context) =>
      make(await contentFor(context), args),
  })

  /** Resolves what the page of a résumé shows, for the node of resume.yaml or of a variant. */
  const resumePage = (baseOf: (node: Node) => string) => ({
    resolve: async (node: Node, _args: unknown, context: Context) => {
      const base = baseOf(node)
      const variants = toResumeVariants(await contentFor(context))
      const variant = variants.find((each) => each.base === base)
      if (!variant) throw new Error(`There is no résumé at "${base}/".`)
      return toResumePage(variant, pathPrefix)
    },
  })

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
      place: { type: "String!", resolve: (owner: Content["owner"]) => placeOf(owner) },
    },
    Home: {
      career: {
        type: "Career",
        ...fromContent((content) => (content.home.facts ? toCareer(content) : null)),
      },
    },
    Website: {
      language: fromContent((content) => toModel(content).language),
      theme: fromContent(async (content) =>
        toSiteTheme(content, await readFontPackages(), pathPrefix),
      ),
      words: fromContent((content) =>
        changedWordsOf({ ...content.website, language: toModel(content).language }),
      ),
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
      footerLinks: { type: "[PageLink!]!", ...fromContent(toFooterLinks) },
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
    },
    Legal: {
      page: {
        type: "LegalPage",
        args: { id: "String!" },
        resolve: ({ pages }: NonNullable<Content["legal"]>, { id }: { id: string }) =>
          pages.find((page) => page.id === id),
      },
    },
    Resume: { page: resumePage(() => MAIN_RESUME) },
    Variant: { page: resumePage((node) => variantBase(variantName(node, getNode))) },
  })
}
