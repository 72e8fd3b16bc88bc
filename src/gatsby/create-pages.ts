import path from "node:path"
import type { GatsbyNode } from "gatsby"

/** Makes a page for each error in errors.yaml, so that a host can serve it, and for each variant. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.GeneratedPagesQuery>(`
    query GeneratedPages {
      errors {
        errors {
          status
        }
      }
      allVariant {
        nodes {
          parent {
            ... on File {
              name
            }
          }
        }
      }
    }
  `)
  if (errors || !data?.errors) {
    reporter.panicOnBuild("The generated pages could not be queried.", errors)
    return
  }
  for (const { status } of data.errors.errors) {
    actions.createPage({
      path: `/${status}.html`,
      // Any address that no page has belongs to the 404 page, and no page-data is asked for in vain.
      matchPath: status === 404 ? "/*" : undefined,
      component: path.resolve("src/templates/error-page.tsx"),
      context: { status },
    })
  }
  for (const { parent } of data.allVariant.nodes) {
    if (!parent || !("name" in parent)) continue
    const base = `/resume/${parent.name}`
    actions.createPage({
      path: `${base}/`,
      component: path.resolve("src/templates/resume-variant.tsx"),
      context: { base },
    })
  }
}
