import type { GatsbyNode } from "gatsby"
import { errorPagePath, legalPagePath } from "../content/values/page-paths"
import { MAIN_RESUME, variantBase } from "../resume"
import { codeRoot } from "../roots"
import { readContent, variantName } from "./nodes/content-nodes"

const { gatsby_executing_command: command, KITCHEN_SINK } = process.env

const template = (name: string) => codeRoot(`src/templates/${name}.tsx`)

/**
 * Creates the pages that the content may leave out, a page for each error in errors.yaml, which hosts
 * serve, and one for each résumé. Gatsby creates those of src/pages, which every content has.
 */
export const createPages: GatsbyNode["createPages"] = (args) => {
  const { actions, getNode, getNodesByType } = args
  const content = readContent(args)
  if (content.about) actions.createPage({ path: "/about/", component: template("about") })
  if (content.portfolio) {
    actions.createPage({ path: "/portfolio/", component: template("portfolio") })
  }
  for (const page of content.legal?.pages ?? []) {
    actions.createPage({
      path: legalPagePath(page),
      component: template("legal"),
      context: { id: page.id },
    })
  }
  for (const { status } of content.errors.errors) {
    actions.createPage({
      path: errorPagePath(status),
      // The 404 page matches every unknown URL, so Gatsby requests no missing page-data.
      matchPath: status === 404 ? "/*" : undefined,
      component: template("error-page"),
      context: { status },
    })
  }
  const createResumePage = (base: string, id: string, isVariant: boolean) =>
    actions.createPage({
      path: `${base}/`,
      component: template("resume"),
      context: { id, isVariant },
    })
  for (const { id } of getNodesByType("Resume")) createResumePage(MAIN_RESUME, id, false)
  for (const variant of getNodesByType("Variant")) {
    createResumePage(variantBase(variantName(variant, getNode)), variant.id, true)
  }
  // For developers and tests. The public site does not have this page.
  if (command === "develop" || KITCHEN_SINK) {
    actions.createPage({
      path: "/kitchen-sink/",
      component: codeRoot("test/kitchen-sink/page.tsx"),
    })
  }
}
