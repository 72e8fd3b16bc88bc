import type { GatsbyNode } from "gatsby"
import { type SitePage, toSitePages } from "../content/values/page-paths"
import { codeRoot } from "../roots"
import { readContent, readLanguages, variantName } from "./nodes/content-nodes"

const { gatsby_executing_command: command, KITCHEN_SINK } = process.env

/**
 * Creates the pages of each language: those that the content has, a page for each error in errors.yaml,
 * which hosts serve, and one for each résumé. Each query gets the language, and the path of the page in it.
 */
export const createPages: GatsbyNode["createPages"] = (args) => {
  const { actions, getNode, getNodesByType } = args
  // For developers and tests. The public site does not have this page. A page of the owner replaces it.
  if (command === "develop" || KITCHEN_SINK) {
    const [lang] = readLanguages(args)
    actions.createPage({
      path: "/kitchen-sink/",
      component: codeRoot("test/kitchen-sink/page.tsx"),
      context: { lang, page: null },
    })
  }
  for (const lang of readLanguages(args)) {
    const content = readContent(args, lang)
    const start = content.translated?.path ?? ""
    const nodesOf = (type: string) => getNodesByType(type).filter((node) => node.lang === lang)
    const resumeNode = (name: SitePage["key"]) =>
      name === undefined
        ? nodesOf("Resume")[0]
        : nodesOf("Variant").find((variant) => variantName(variant, getNode) === name)
    const contextOf = ({ template, key, path }: SitePage) => {
      if (template === "error-page") return { page: null, status: key }
      if (template === "legal") return { page: path, id: key }
      if (template !== "resume") return { page: path }
      return { page: path, id: resumeNode(key)?.id, isVariant: key !== undefined }
    }
    for (const page of toSitePages(content)) {
      actions.createPage({
        path: start + page.path,
        component: codeRoot(`src/templates/${page.template}.tsx`),
        context: { ...contextOf(page), lang },
        // The 404 page matches every unknown URL, so Gatsby requests no missing page-data.
        matchPath: page.key === 404 ? `${start}/*` : undefined,
      })
    }
  }
}
