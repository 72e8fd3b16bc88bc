/** Playwright's `test` with a tab of Firefox or WebKit. */
import type { EngineName } from "../../tools/lib/find-engines"
import { isHydrated } from "../support/open-page"
import { test as base, expect } from "../support/test"
import type { Engine, Settings, Tab } from "./engine"
import { startFirefox } from "./firefox"
import { startWebKit } from "./webkit"

type Browser = { engineName: EngineName; settings: Settings; engine: Engine }

export const test = base.extend<{ tab: Tab }, Browser>({
  engineName: ["firefox", { scope: "worker", option: true }],
  settings: [{}, { scope: "worker", option: true }],
  engine: [
    async ({ engineName, settings }, use) => {
      const engine = await (engineName === "webkit" ? startWebKit : startFirefox)(settings)
      await use(engine)
      await engine.close()
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, baseURL }, use) => {
    const tab = await engine.newTab()
    const { open } = tab
    await tab.resize(1440)
    await use(Object.assign(tab, { open: (address: string) => open(`${baseURL}${address}`) }))
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
