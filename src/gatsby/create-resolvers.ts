import type { GatsbyNode, Node } from "gatsby"
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils"
import { readFontPackages } from "../content/files/read-font-packages"
import type { Content } from "../content/schemas"
import type { DemoContent } from "../content/schemas/demos/demo"
import { locationsOf } from "../content/values/location"
import { MAIN_RESUME, variantBase } from "../content/values/page-paths"
import { changedWordsOf, toModel } from "../resume"
import { toCareer } from "../site/career"
import { type PageLanguage, toPageLanguages } from "../site/languages"
import { toBackLink, toFooterLinks, toMenu } from "../site/pages"
import { findPage, toResumeVariants } from "../site/resume-variants"
import { toSiteTheme } from "../site/site-theme"
import { toPageMeta } from "../site/to-page-meta"
import { toResumePage, toWebContact } from "../site/to-resume-page"
import { PUBLIC } from "./after-build/built-files"
import { clean, isDevelop, markLanguage, markWords } from "./develop/text-places"
import {
  CONTENT_TYPES,
  forPage,
  readContents,
  readLanguages,
  variantName,
} from "./nodes/content-nodes"
import { writeDemoData } from "./nodes/demo-data"
import { createPictureProgress } from "./nodes/picture-progress"
import { type PictureNode, resolvePicture } from "./nodes/resolve-picture"
import { VALIDATED_COPY } from "./nodes/validated-copy"

type InLanguage = { lang: string }

type Context = {
  nodeModel: {
    findAll: (query: { type: string }) => Promise<unknown>
    findOne: (query: { type: string; query: object }) => Promise<unknown>
  }
}

/** Adds query fields that depend on the whole content. Pages get only what a page may show. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const { cache, createResolvers: addResolvers, getNode, pathPrefix, reporter } = args
  const progress = createPictureProgress(reporter)

  /** Gatsby runs the query again if a node of the content changes. */
  const dependOnContent = ({ nodeModel }: Context) =>
    Promise.all(CONTENT_TYPES.map((type) => nodeModel.findAll({ type })))

  /** @returns the language, if it is that of a translation */
  const translationOf = (lang: unknown) =>
    lang === readLanguages(args)[0] ? undefined : String(lang)

  /** @returns a resolver that makes its value from the content in the language of the node */
  const fromContent = (make: (content: Content) => unknown) => ({
    resolve: async ({ lang }: Node, _args: unknown, context: Context) => {
      await dependOnContent(context)
      return forPage(args, lang as string, make)
    },
  })

  /** @returns a field of the query that makes its value from the content in a language */
  const inLanguage = <Args extends InLanguage>(
    type: string,
    make: (content: Content, args: Args, context: Context) => unknown,
    more: Readonly<Record<string, string>> = {},
  ) => ({
    type,
    args: { lang: "String!", ...more },
    resolve: async (_source: unknown, values: Args, context: Context) => {
      await dependOnContent(context)
      return forPage(args, values.lang, (content) => make(content, values, context))
    },
  })

  /** Resolves what the page of a résumé shows, for the node of resume.yaml or of a variant. */
  const resumePage = (baseOf: (node: Node) => string) => ({
    resolve: async (node: Node, _args: unknown, context: Context) => {
      const base = baseOf(node)
      await dependOnContent(context)
      return forPage(args, node.lang as string, (content) => {
        const variant = toResumeVariants(content).find((each) => each.base === base)
        if (!variant) throw new Error(`There is no résumé at "${base}/".`)
        return toResumePage(variant, pathPrefix)
      })
    },
  })

  addResolvers({
    // Files of the content have private values, so no query gives their text or copies them to public/.
    Internal: { content: { resolve: () => null } },
    File: {
      publicURL: { resolve: () => null },
      gatsbyImageData: getGatsbyImageFieldConfig(
        async (file: PictureNode, args, { nodeModel }: Context) => {
          // The develop server makes fewer formats. A build that comes after it runs the query again.
          await nodeModel.findAll({ type: "BuildMode" })
          return resolvePicture(file, args, { pathPrefix, cache, reporter, progress })
        },
      ),
    },
    Owner: {
      locations: { type: "[String!]!", resolve: (owner: Content["owner"]) => locationsOf(owner) },
    },
    Home: {
      career: {
        type: "Career",
        ...fromContent((content) => (content.home.facts ? toCareer(content) : null)),
      },
    },
    Website: {
      // The YAML may leave it out.
      language: { resolve: ({ lang }: Node) => lang },
      theme: fromContent(async (content) =>
        toSiteTheme(content, await readFontPackages(), pathPrefix),
      ),
      words: {
        resolve: ({ words, lang }: Node & Pick<Content["website"], "words">) => {
          const website = { words, language: lang as string }
          return isDevelop() ? markWords(website, translationOf(lang)) : changedWordsOf(website)
        },
      },
    },
    Demo: {
      data: {
        resolve: async (demo: DemoContent, { lang }: InLanguage, context: Context) => {
          // Gatsby runs the query again if a file changes, such as a drawing.
          await context.nodeModel.findAll({ type: "File" })
          return pathPrefix + (await writeDemoData(clean(demo), lang, VALIDATED_COPY, PUBLIC))
        },
      },
    },
    Query: {
      backLink: inLanguage("PageLink!", toBackLink),
      menu: inLanguage("[PageLink!]!", toMenu),
      footerLinks: inLanguage("[PageLink!]!", toFooterLinks),
      contact: inLanguage("[ContactLine!]!", (content) =>
        toWebContact(toModel(content, pathPrefix)),
      ),
      languages: {
        type: "[PageLanguage!]!",
        args: { path: "String" },
        resolve: async (_source: unknown, { path }: { path?: string }, context: Context) => {
          await dependOnContent(context)
          const languages = toPageLanguages(readContents(args), path)
          const mark = ({ name, code }: PageLanguage) => markLanguage(name, translationOf(code))
          return languages.map((each) => (isDevelop() ? { ...each, name: mark(each) } : each))
        },
      },
      untranslated: inLanguage(
        "[String!]!",
        ({ translated }, { path }: InLanguage & { path?: string }) => {
          const isShown = (file: string) =>
            !file.startsWith("variants/") || path === `${variantBase(file.slice(9))}/`
          const files = translated?.untranslated ?? []
          return [...new Set(files.flatMap(({ file, texts }) => (isShown(file) ? texts : [])))]
        },
        { path: "String" },
      ),
      pageMeta: inLanguage(
        "PageMeta!",
        async (content, { path }: InLanguage & { path: string }, { nodeModel }) => {
          const shown = findPage(content, path)
          if (!shown) throw new Error(`There is no page at "${path}".`)
          const model = toModel(shown.content, pathPrefix, shown.base)
          const languages = toPageLanguages(readContents(args), path)
          const date = await nodeModel.findOne({ type: "BuildDate", query: {} })
          const { month } = date as { month: string }
          return clean(toPageMeta(model, shown.page, shown.formats, month, languages))
        },
        { path: "String!" },
      ),
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
