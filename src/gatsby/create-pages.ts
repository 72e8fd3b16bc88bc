import path from "node:path"
import type { GatsbyNode } from "gatsby"

const { gatsby_executing_command: command, KITCHEN_SINK } = process.env

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`)

/** Creates a page for each error in errors.yaml, which hosts serve, and for each résumé. */
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
    reporter.panicOnBuild("The query for the generated pages failed.", errors)
    return
  }
  for (const { status } of data.errors.errors) {
    actions.createPage({
      path: `/${status}.html`,
      // The 404 page matches every unknown URL, so Gatsby requests no missing page-data.
      matchPath: status === 404 ? "/*" : undefined,
      component: template("error-page"),
      context: { status },
    })
  }
  const variants = data.allVariant.nodes.flatMap(({ parent }) =>
    parent && "name" in parent ? [`/resume/${parent.name}`] : [],
  )
  for (const base of ["/resume", ...variants]) {
    actions.createPage({
      path: `${base}/`,
      component: template("resume"),
      context: { base, isVariant: base !== "/resume" },
    })
  }
  // For developers and tests. The public site does not have this page.
  if (command === "develop" || KITCHEN_SINK) {
    actions.createPage({
      path: "/kitchen-sink/",
      component: path.resolve("src/testing/kitchen-sink/page.tsx"),
    })
  }
}
