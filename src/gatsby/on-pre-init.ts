import type { GatsbyNode } from "gatsby"

/**
 * Runs the queries of all pages after each edit in the develop server, as Gatsby itself does on CI.
 * Otherwise it runs a query when its page is visited, and then waits for the new file. If the result is
 * the same, no file is written, and the owner sees an empty page for 5 s (`gatsby/dist/utils/get-page-data.js`).
 * See docs/decisions/0032-build-settings.md.
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  delete process.env.GATSBY_QUERY_ON_DEMAND
}
