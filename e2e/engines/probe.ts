/** Starts the engine that the argument names and opens a page. Fails if that does not work. */
import type { EngineName } from "../../scripts/lib/find-engines"
import { runMain } from "../../scripts/lib/run-main"
import { startEngine } from "./start-engine"

runMain(async () => {
  const [name] = process.argv.slice(2) as EngineName[]
  const engine = await startEngine(name ?? "firefox", { scripting: true, reducedMotion: false })
  try {
    const tab = await engine.newTab(() => {})
    await tab.open("data:text/html,<title>page</title>")
    if ((await tab.evaluate(() => document.title)) !== "page") process.exitCode = 1
    await tab.close()
  } finally {
    await engine.close()
  }
})
