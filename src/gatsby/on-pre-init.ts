import type { GatsbyNode } from "gatsby"
import reporter from "gatsby-cli/lib/reporter"

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  runAllQueries()
  allowTemplatesWithoutPages()
}

/**
 * Runs the queries of all pages after each edit in the develop server, as Gatsby itself does on CI.
 * Otherwise it runs a query when its page is visited, and then waits for the new file. If the result is
 * the same, no file is written, and the owner sees an empty page for 5 s (`gatsby/dist/utils/get-page-data.js`).
 * See docs/decisions/build-settings.md.
 */
function runAllQueries(): void {
  delete process.env.GATSBY_QUERY_ON_DEMAND
}

/** What Gatsby says of each template that no page uses, and then once of all. */
const WITHOUT_PAGE =
  /^The GraphQL query in the non-page component ".*\/src\/templates\/|^\s*Exported queries are only executed for page components/

/**
 * Hides what Gatsby says of a template without a page: that it "is failing for some reason". The owner has
 * left this page out on purpose. Gatsby has no setting for it (`gatsby/dist/query/query-watcher.js`).
 */
function allowTemplatesWithoutPages(): void {
  const { log, warn } = reporter
  reporter.log = (text = "") => WITHOUT_PAGE.test(text) || log(text)
  reporter.warn = (text = "") => WITHOUT_PAGE.test(text) || warn(text)
}
