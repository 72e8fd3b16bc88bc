import path from "node:path"
import type { GatsbyNode } from "gatsby"

/** Makes one page for each error in errors.yaml, so that a host can be told to serve it. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.ErrorStatusesQuery>(`
    query ErrorStatuses {
      errors {
        errors {
          status
        }
      }
    }
  `)
  if (errors || !data?.errors) {
    reporter.panicOnBuild("The error pages could not be queried.", errors)
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
}
