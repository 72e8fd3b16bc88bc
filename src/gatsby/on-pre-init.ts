import type { GatsbyNode } from "gatsby"
import reporter from "gatsby-cli/lib/reporter"

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  runAllQueries()
  hideWhatIsNotForOwners()
  describeFullDisk()
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

/** What Gatsby says of each template that no page uses, then once of all, and in develop of queries and builds. */
const NOT_FOR_OWNERS =
  /^The GraphQL query in the non-page component ".*\/src\/templates\/|^\s*Exported queries are only executed for page components|^View GraphiQL|___graphql$|^Note that the development build is not optimized|^To create a production build|^This query took more than/

/**
 * Hides it. The first "is failing for some reason", but the owner has left this page out on purpose. Gatsby has no
 * setting for any of them (`gatsby/dist/query/query-watcher.js`, `query-runner.js`, `utils/print-instructions.js`).
 */
function hideWhatIsNotForOwners(): void {
  const { log, warn } = reporter
  reporter.log = (text = "") => NOT_FOR_OWNERS.test(text) || log(text)
  reporter.warn = (text = "") => NOT_FOR_OWNERS.test(text) || warn(text)
}

/** Says in a sentence that the disk is full, which can stop any step. Gatsby prints a stack, and code without lines. */
function describeFullDisk(): void {
  const { error } = reporter
  reporter.error = (...args) => {
    const parts = args.flat().map((arg) => Object(arg))
    const texts = parts.map((each) => [each, each.context?.sourceMessage, each.error])
    // ENOSPC alone may be a limit of watched files.
    return /no space left on device|EDQUOT/i.test(texts.join())
      ? error("The disk is full. Free some space, and start again. Until then, public/ is empty.")
      : error(...args)
  }
}
