import { printInstructions } from "gatsby/dist/utils/print-instructions"
import reporter from "gatsby-cli/lib/reporter"
import { onPreInit } from "../on-pre-init"

test("develop prints where the site is, and nothing of queries", () => {
  const said: string[] = []
  const say = (text = "") => said.push(text)
  Object.assign(reporter, { log: say, warn: say })
  jest.spyOn(console, "log").mockImplementation((text?: string) => reporter.log(text))
  const start = onPreInit as () => void
  start()
  printInstructions("site", {
    localUrlForTerminal: "http://localhost:8000/",
    lanUrlForTerminal: "http://192.0.2.1:8000/",
    lanUrlForConfig: "192.0.2.1",
    localUrlForBrowser: "http://localhost:8000/",
  })
  reporter.warn("This query took more than 15s to run — which might indicate …\nFile path: x")
  reporter.warn("A role has no end.")
  expect(said.filter(Boolean)).toEqual([
    expect.stringContaining("You can now view"),
    expect.stringContaining("http://localhost:8000/"),
    expect.stringContaining("http://192.0.2.1:8000/"),
    "A role has no end.",
  ])
})

const full = new Error("ENOSPC: no space left on device, write")

test.each([
  ["of a hook", { id: "11321", context: { sourceMessage: full.message, codeFrame: "> 1 |" } }],
  ["of a page", { id: "95313", error: full, context: {} }],
  ["of webpack", [{ id: "98124", context: { sourceMessage: full.message } }]],
  ["that nobody expects", "UNHANDLED REJECTION", full],
  ["of a quota", new Error("EDQUOT: disk quota exceeded, open 'public/a'")],
])("says in a sentence that the disk is full, after an error %s", (_, ...error) => {
  const said: unknown[] = []
  Object.assign(reporter, { error: (...args: unknown[]) => said.push(...args) })
  const start = onPreInit as () => void
  start()
  reporter.error(...(error as [never]))
  expect(said).toEqual([expect.stringMatching(/^The disk is full\./)])
})

test("changes no other error, not even one that shows this code", () => {
  const said: unknown[] = []
  Object.assign(reporter, { error: (...args: unknown[]) => said.push(args) })
  const start = onPreInit as () => void
  start()
  const watch = new Error("ENOSPC: System limit for number of file watchers reached")
  const shown = { id: "1", context: { sourceMessage: "x", codeFrame: full.message } }
  reporter.error("UNHANDLED REJECTION", watch)
  reporter.error(shown)
  expect(said).toEqual([["UNHANDLED REJECTION", watch], [shown]])
})
