import path from "node:path"
import type { GatsbyNode } from "gatsby"

const { gatsby_executing_command: command, KITCHEN_SINK } = process.env

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
  // For those who work on the site, and for their tests; a visitor never gets to see it.
  if (command === "develop" || KITCHEN_SINK) {
    actions.createPage({
      path: "/kitchen-sink/",
      component: path.resolve("src/testing/kitchen-sink/page.tsx"),
    })
  }
}
