import type { GatsbyNode } from "gatsby"
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils"
import type { Content } from "../content/schemas"
import type { DemoContent } from "../content/schemas/demos/demo"
import { dotMatrixPath } from "../lib/dot-matrix"
import { VALIDATED_COPY } from "../roots"
import { statusDisplay } from "../tokens/space"
import { PUBLIC } from "./built-files"
import { type Context, contentFields } from "./nodes/content-nodes"
import { drawingsIn, writeDemoData } from "./nodes/demo-data"
import { languagesField, toPageMetaField } from "./nodes/resolve-page"
import { type PictureNode, resolvePicture } from "./nodes/resolve-picture"
import { toResumeFields } from "./nodes/resolve-resume"
import { toWebsiteFields } from "./nodes/resolve-website"

/** Adds the fields of a query, and the computed fields of the content's types. Pages get only what a page may show. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const { cache, createResolvers: addResolvers, pathPrefix, reporter } = args
  addResolvers({
    Query: { ...contentFields, languages: languagesField, pageMeta: toPageMetaField(pathPrefix) },
    ...toResumeFields(pathPrefix),
    Website: toWebsiteFields(pathPrefix),
    // Files of the content have private values, so no query gives their text or copies them to public/.
    Internal: { content: { resolve: () => null } },
    File: {
      publicURL: { resolve: () => null },
      gatsbyImageData: getGatsbyImageFieldConfig(
        async (file: PictureNode, args, { nodeModel }: Context) => {
          // The develop server makes fewer formats. A build that comes after it runs the query again.
          await nodeModel.findOne({ type: "BuildDate", query: {} })
          return resolvePicture(file, args, { pathPrefix, cache, reporter })
        },
      ),
    },
    Project: { demo: { type: "Demo" } },
    ShowcaseCard: { demo: { type: "Demo" } },
    Demo: {
      data: {
        resolve: async (demo: DemoContent, { lang }: { lang: string }, { nodeModel }: Context) => {
          // Gatsby runs the query again if a drawing changes.
          for (const src of drawingsIn(demo)) {
            const query = { filter: { relativePath: { eq: src } } }
            await nodeModel.findOne({ type: "File", query })
          }
          return pathPrefix + (await writeDemoData(demo, lang, VALIDATED_COPY, PUBLIC))
        },
      },
    },
    HttpError: {
      digits: {
        type: "String!",
        resolve: ({ status }: { status: number }) => dotMatrixPath(String(status), statusDisplay),
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
  })
}
