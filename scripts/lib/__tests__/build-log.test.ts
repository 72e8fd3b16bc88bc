import { OWNER_ERROR } from "../../../src/gatsby/owner-error"
import { createBuildLog } from "../build-log"

const PICTURES = "Making pictures"

/** An entry as Gatsby prints it. */
const entry = (type: string, payload: object | string, seconds = 0) =>
  JSON.stringify({ type, payload, timestamp: new Date(seconds * 1000).toISOString() })

const log = (level: string, text: string, rest: object = {}) =>
  entry("LOG", { level, text, ...rest })

const start = (text: string, seconds = 0) =>
  entry("ACTIVITY_START", { id: text, text, current: 0, total: 1 }, seconds)

const success = (text: string, duration: number, activity_total?: number) =>
  log("ACTIVITY_SUCCESS", text, { duration, activity_total })

const update = (counts: object, seconds = 0) =>
  entry("ACTIVITY_UPDATE", { id: PICTURES, ...counts }, seconds)

/** Returns what the owner reads; '~' stands before what only says what is running. */
function read(lines: readonly string[], options?: Parameters<typeof createBuildLog>[0]): string[] {
  const { add } = createBuildLog(options)
  return lines.flatMap(add).map(({ text, isProgress }) => (isProgress ? `~ ${text}` : text))
}

test("is silent about the query of a page that the content leaves out", () => {
  const warningFor = (file: string) =>
    log("WARNING", `The GraphQL query in the non-page component "${file}" will not be run.`)
  expect(read([warningFor("/home/ada/site/src/templates/about.tsx")])).toEqual([])
  expect(read([warningFor("/home/ada/site/src/sections/about.tsx")])).toHaveLength(1)
})

test("gives a short account of a build without a cache", () => {
  const warning = "content/owner.yaml:9:12  contact[0].value  [sample-identity]\n  Warning: A."
  const messages = read([
    entry("SET_STATUS", "IN_PROGRESS"),
    start("compile gatsby files"),
    success("compile gatsby files", 5.1),
    log("INFO", "Using static-files adapter"),
    log("WARNING", "A plugin is old."),
    start("onPreBootstrap"),
    log("WARNING", warning),
    success("onPreBootstrap", 0.9),
    log("INFO", "Total nodes: 115, SitePage nodes: 10 (use --verbose for breakdown)"),
    start("Building production JavaScript and CSS bundles"),
    start(PICTURES),
    update({ total: 2 }),
    update({ current: 1 }),
    log("WARNING", "This query took more than 15s to run"),
    update({ current: 2 }),
    success(PICTURES, 4.02, 2),
    start("Building static HTML for pages"),
    success("Building static HTML for pages", 1.496, 10),
    start("onPostBuild"),
    log("INFO", "variants/acme.yaml leaves out nothing."),
    log("INFO", "Done building in 61.729884649 sec"),
  ])
  expect(messages).toEqual([
    "~ Starting …",
    "warn A plugin is old.",
    `warn ${warning}`,
    "Content: checked, 1 warning.",
    "~ Bundling the scripts …",
    "~ Pictures: 0 of 2 files made, 2 to go.",
    "~ Pictures: 1 of 2 files made, 1 to go.",
    "~ Pictures: 2 of 2 files made, 0 to go.",
    "Pictures: 2 files made in 4.0 s.",
    "Pages: 10 rendered in 1.5 s.",
    "~ Writing the files of the résumé …",
    "variants/acme.yaml leaves out nothing.",
  ])
})

test("says what a build with a cache did not make again", () => {
  const messages = read([
    success("onPreBootstrap", 0.6),
    log("INFO", "There are no new or changed html files to build."),
    log("INFO", "There are no new or changed slice html files to build."),
  ])
  expect(messages).toEqual(["Content: checked, 0 warnings.", "Pages: all up to date."])
})

test("adds up pictures that Gatsby makes in two groups", () => {
  const pages = success("Building static HTML for pages", 1, 1)
  const messages = read([success(PICTURES, 1.5, 2), success(PICTURES, 3, 10), pages])
  expect(messages[0]).toBe("Pictures: 12 files made in 4.5 s.")
})

test("says how far the pictures are once in an interval", () => {
  const steps = Array.from({ length: 25 }, (_, index) => update({ current: index + 1 }, index + 1))
  const messages = read([start(PICTURES), update({ total: 25 }), ...steps], {
    progressInterval: 10_000,
  })
  expect(messages).toEqual([
    "~ Pictures: 10 of 25 files made, 15 to go.",
    "~ Pictures: 20 of 25 files made, 5 to go.",
  ])
})

test("prints an error of the framework without minified code, and keeps all of it", () => {
  const { add, text, hasOwnerError } = createBuildLog()
  const code = "!function(e,t,n,r){}".repeat(1000)
  const error = `"gatsby-node.js" threw an error while running onPostBuild:\n\nNo script.\n\n> 1 | ${code}\n    | ^`
  const [shown] = add(log("ERROR", error, { code: "11321" }))
  expect(shown?.text).toContain("No script.")
  expect(shown?.text.length).toBeLessThan(200)
  const trace = `\u001b[0m\n  \u001b[41mWebpackError: \u001b[0mboom in about\n  - about.tsx:12\n${code}`
  expect(add(log("LOG", trace))).toEqual([{ text: "  WebpackError: boom in about" }])
  expect(add(log("ACTIVITY_FAILED", "onPostBuild"))).toEqual([{ text: "failed onPostBuild" }])
  expect(add(`node:internal/process:1\n${code}`)).toEqual([])
  expect(text().split(code)).toHaveLength(4)
  expect(hasOwnerError()).toBe(false)
})

test("prints an error in the owner's files as it is", () => {
  const { add, hasOwnerError } = createBuildLog()
  const text = Array.from({ length: 40 }, (_, line) => `content/work.yaml:${line + 1}`).join("\n")
  const error = log("ERROR", text, { code: `default-site-plugin_${OWNER_ERROR}` })
  expect(add(error)).toEqual([{ text: `error ${text}` }])
  expect(hasOwnerError()).toBe(true)
})

test("keeps a deprecation warning of Node about a package for the whole log", () => {
  const { add, text } = createBuildLog()
  const warning = "(node:12800) [DEP0040] DeprecationWarning: The `punycode` module is deprecated."
  expect(add(log("ERROR", warning))).toEqual([])
  expect(text()).toContain("punycode")
})
