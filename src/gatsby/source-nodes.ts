import type { GatsbyNode } from "gatsby"

/** The SDL of the node that `sourceNodes` adds. */
export const BUILD_DATE_TYPES = `
  type BuildDate implements Node @dontInfer {
    "As in '2026'."
    year: String!
    "As in '2026-11'."
    month: String!
  }
`

/**
 * Adds the date of the build. It changes once a month. Gatsby's own `buildTime` changes in each build,
 * and a build runs every query again that uses it.
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
}
