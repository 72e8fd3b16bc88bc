/** Playwright's `test` with a tab of Firefox or WebKit. */
import type { EngineName } from "../../tools/lib/find-engines"
import { isHydrated } from "../support/open-page"
import { test as base, expect } from "../support/test"
import { recordProblems } from "./record-problems"
import { startEngine } from "./start-engine"
import type { Engine, EngineOptions, Tab } from "./tab"

type Fixtures = { tab: Tab }

type WorkerFixtures = { engineName: EngineName; engineOptions: EngineOptions; engine: Engine }

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["firefox", { scope: "worker", option: true }],
  engineOptions: [{}, { scope: "worker", option: true }],
  engine: [
    async ({ engineName, engineOptions }, use) => {
      const engine = await startEngine(engineName, engineOptions)
      await use(engine)
      await engine.close()
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, baseURL }, use) => {
    const tab = await engine.newTab(recordProblems)
    await use({ ...tab, open: (address) => tab.open(`${baseURL}${address}`) })
    await tab.close()
  },
})

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(tab: Tab, address: string): Promise<void> {
  await tab.open(address)
  await expectInPage(tab, isHydrated).toBe(true)
}

/**
 * Expects something of the result of a function in the page, now or later. While the tab goes from one
 * document to another, the result is an error.
 */
export const expectInPage = <Args extends unknown[], Result>(
  tab: Tab,
  run: (...args: Args) => Result,
  ...args: Args
) => expect.poll(() => tab.evaluate(run, ...args).catch(String))

export { expect }
