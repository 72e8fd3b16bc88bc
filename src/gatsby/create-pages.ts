import type { GatsbyNode } from "gatsby"
import { type SitePage, toSitePages } from "../content/site-map/page-paths"
import { languagesOf } from "../resume"
import { codeRoot } from "../roots"
import { isDevelop } from "./is-develop"
import { siteContents } from "./site-contents"

/**
 * Creates the pages of each language: those that the content has, a page for each error in errors.yaml,
 * which hosts serve, and one for each résumé. Each query gets the language, the variant, and the path of the page in
 * the language. The variant is '' for all pages but those of variants.
 */
export const createPages: GatsbyNode["createPages"] = ({ actions: { createPage } }) => {
  const contents = siteContents()
  const { language } = languagesOf(contents[0])
  // For developers and tests. The public site does not have this page. A page of the owner replaces it.
  if (isDevelop() || process.env.KITCHEN_SINK) {
    createPage({
      path: "/kitchen-sink/",
      component: codeRoot("test/kitchen-sink/page.tsx"),
      context: { lang: language, variant: "", page: null },
    })
  }
  for (const content of contents) {
    const { languagePath: start = "", variant = "", website } = content
    // Only a site with one language may leave it out.
    const context = { lang: website.language ?? language, variant }
    for (const page of toSitePages(content)) {
      createPage({
        path: start + page.path,
        component: codeRoot(`src/templates/${page.template}.tsx`),
        context: { ...context, ...toContext(page) },
        // The 404 page matches every unknown URL, so Gatsby requests no missing page-data.
        matchPath: page.key === 404 ? `${start}/*` : undefined,
      })
    }
  }
}

function toContext({ template, key, path }: SitePage) {
  if (template === "error-page") return { page: null, status: key }
  return { page: path, ...(template === "legal" && { id: key }) }
}
