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
