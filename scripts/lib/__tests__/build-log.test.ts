import { createBuildLog } from "../build-log"

const entry = (payload: object) => JSON.stringify({ type: "LOG", payload })

test("prints what Gatsby does, in short lines", () => {
  const log = createBuildLog()
  expect(log.add(JSON.stringify({ type: "SET_STATUS", payload: "IN_PROGRESS" }))).toBeUndefined()
  const start = { type: "ACTIVITY_START", payload: { text: "load plugins", statusText: "" } }
  expect(log.add(JSON.stringify(start))).toBeUndefined()
  const end = { level: "ACTIVITY_SUCCESS", text: "load plugins", duration: 1.9264 }
  expect(log.add(entry(end))).toBe("success load plugins - 1.926s")
  expect(log.add(entry({ level: "WARNING", text: "A\n  B" }))).toBe("warn A\n  B")
})

test("prints an error of the framework without minified code, and keeps all of it", () => {
  const log = createBuildLog()
  const code = "!function(e,t,n,r){}".repeat(1000)
  const text = `"gatsby-node.js" threw an error while running onPostBuild:\n\nNo script.\n\n> 1 | ${code}\n    | ^`
  const shown = log.add(entry({ level: "ERROR", text, code: "11321" })) ?? ""
  expect(shown).toContain("No script.")
  expect(shown.length).toBeLessThan(200)
  const trace = `\u001b[0m\n  \u001b[41mWebpackError: \u001b[0mboom in about\n  - about.tsx:12\n${code}`
  expect(log.add(entry({ level: "LOG", text: trace }))).toBe("  WebpackError: boom in about")
  expect(log.add(`node:internal/process:1\n${code}`)).toBeUndefined()
  expect(log.text().split(code)).toHaveLength(4)
  expect(log.hasOwnerError()).toBe(false)
})

test("prints an error in the owner's files as it is", () => {
  const log = createBuildLog()
  const text = Array.from({ length: 40 }, (_, line) => `content/work.yaml:${line + 1}`).join("\n")
  const error = { level: "ERROR", text, code: "default-site-plugin_owner" }
  expect(log.add(entry(error))).toBe(`error ${text}`)
  expect(log.hasOwnerError()).toBe(true)
})
