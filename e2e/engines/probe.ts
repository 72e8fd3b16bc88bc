/** Starts the engine that the argument names, and opens a page. Fails if that does not work. */
import { createServer } from "node:http"
import { listenOnFreePort } from "../../scripts/lib/listen"
import { runMain } from "../../scripts/lib/run-main"
import type { EngineName } from "../../tools/lib/find-engines"
import { startEngine } from "./start-engine"

runMain(async () => {
  const [name] = process.argv.slice(2) as EngineName[]
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<title>page</title>")
  })
  const port = await listenOnFreePort(server, 9600)
  try {
    const engine = await startEngine(name ?? "firefox", {})
    try {
      const tab = await engine.newTab(() => {})
      await tab.open(`http://localhost:${port}/`)
      const title = await tab.evaluate(() => document.title)
      if (title !== "page") throw new Error(`The page has the title "${title}".`)
      await tab.close()
    } finally {
      await engine.close()
    }
  } finally {
    server.close().closeAllConnections()
  }
})
