import type { GatsbyNode } from "gatsby"
import { errorPagePath, legalPagePath } from "../content/values/page-paths"
import { MAIN_RESUME, variantBase } from "../resume"
import { codeRoot } from "../roots"
import { readContent, readLanguages, variantName } from "./nodes/content-nodes"

const { gatsby_executing_command: command, KITCHEN_SINK } = process.env

const template = (name: string) => codeRoot(`src/templates/${name}.tsx`)

/**
 * Creates the pages of each language: those that the content has, a page for each error in errors.yaml,
 * which hosts serve, and one for each résumé. Each query gets the language, and the path of the page in it.
 */
export const createPages: GatsbyNode["createPages"] = (args) => {
  const { actions, getNode, getNodesByType } = args
  for (const lang of readLanguages(args)) {
    const content = readContent(args, lang)
    const start = content.translated?.path ?? ""
    const createPage = (path: string, name: string, context: object = {}, matchPath?: string) =>
      actions.createPage({
        path: start + path,
        component: template(name),
        context: { page: path, ...context, lang },
        matchPath,
      })
    createPage("/", "home")
    if (content.about) createPage("/about/", "about")
    if (content.portfolio) createPage("/portfolio/", "portfolio")
    for (const page of content.legal?.pages ?? []) {
      createPage(legalPagePath(page), "legal", { id: page.id })
    }
    for (const { status } of content.errors.errors) {
      // The 404 page matches every unknown URL, so Gatsby requests no missing page-data.
      const matchPath = status === 404 ? `${start}/*` : undefined
      createPage(errorPagePath(status), "error-page", { status, page: null }, matchPath)
    }
    const createResumePage = (base: string, id: string, isVariant: boolean) =>
      createPage(`${base}/`, "resume", { id, isVariant })
    const nodesOf = (type: string) => getNodesByType(type).filter((node) => node.lang === lang)
    for (const { id } of nodesOf("Resume")) createResumePage(MAIN_RESUME, id, false)
    for (const variant of nodesOf("Variant")) {
      createResumePage(variantBase(variantName(variant, getNode)), variant.id, true)
    }
  }
  // For developers and tests. The public site does not have this page.
  if (command === "develop" || KITCHEN_SINK) {
    const [lang] = readLanguages(args)
    actions.createPage({
      path: "/kitchen-sink/",
      component: codeRoot("test/kitchen-sink/page.tsx"),
      context: { lang, page: null },
    })
  }
}
