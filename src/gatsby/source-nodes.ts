import type { GatsbyNode } from "gatsby"

/** The SDL of the node that `sourceNodes` adds. */
export const BUILD_TYPES = `
  type BuildDate implements Node @dontInfer {
    "As in '2026'."
    year: String!
    "As in '2026-11'."
    month: String!
  }
`

/**
 * Adds the date of the build. It is in UTC, so that it does not depend on the machine, and it changes
 * once a month. Gatsby's own `buildTime` changes in each build, and a build runs every query again that
 * uses it. Gatsby keeps the results of queries from the develop server to a build. So the digest has the mode, and
 * a query that depends on it runs again.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, createNodeId }) => {
  const month = new Date().toISOString().slice(0, "2026-11".length)
  const [year] = month.split("-")
  actions.createNode({
    id: createNodeId("build-date"),
    year,
    month,
    internal: { type: "BuildDate", contentDigest: `${month} ${process.env.NODE_ENV}` },
  })
}
