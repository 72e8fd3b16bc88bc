import type { GatsbyNode } from "gatsby"

/** The SDL of the nodes that `sourceNodes` adds. */
export const BUILD_TYPES = `
  type BuildDate implements Node @dontInfer {
    "As in '2026'."
    year: String!
    "As in '2026-11'."
    month: String!
  }

  type BuildMode implements Node @dontInfer {
    "'development' or 'production'."
    name: String!
  }
`

/**
 * Adds the date of the build. It is in UTC, so that it does not depend on the machine, and it changes
 * once a month. Gatsby's own `buildTime` changes in each build, and a build runs every query again that
 * uses it.
 *
 * Adds the mode, too. Gatsby keeps the results of queries from the develop server to a build. A query
 * that depends on the mode runs again.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, createNodeId }) => {
  const month = new Date().toISOString().slice(0, "2026-11".length)
  const [year] = month.split("-")
  actions.createNode({
    id: createNodeId("build-date"),
    year,
    month,
    internal: { type: "BuildDate", contentDigest: month },
  })
  const name = process.env.NODE_ENV ?? ""
  actions.createNode({
    id: createNodeId("build-mode"),
    name,
    internal: { type: "BuildMode", contentDigest: name },
  })
}
