/** Pages that the browser translates while a visitor uses them. */
import { translatePage } from "../test/translate-page"
import { openLists } from "./support/skills"
import { expect, test } from "./support/test"

const button = (name: string) => `role=button[name=/${name}/i] >> nth=-1`
/** The first of both links to the demo. */
const demo = (name = "") => `role=link[name=/try it.*${name}/i] >> nth=0`
const skills = [0, 1, 0, 1, 0, 0].map((index) => `role=option >> nth=${index}`)
const buttons = ["clear", "expand all", "collapse all", "activate", "deactivate"].map(button)
const times = ["Home", "PageUp", "PageUp", "End", "PageDown"].map((key) => `input|${key}`)
const tournament = ["/portfolio/", demo(), ...times, button("close")]
const picks = [1, 2, 1].map((number) => `[aria-keyshortcuts="${number}"]`)

test("translated pages show what others do", async ({ page, browser, content, consoleErrors }) => {
  const both = [page, await browser.newPage({ baseURL: test.info().project.use.baseURL })]
  const texts = () => Promise.all(both.map((one) => one.locator("main").textContent()))
  for (const one of both) {
    await one.emulateMedia({ reducedMotion: "reduce" }) // no demo plays on its own
    await one.addInitScript(() => Object.assign(Math, { random: () => 0.5 }))
    await openLists(one, `?skills=${content.skills.skills[0]?.skills[0]?.id}`)
  }
  await page.evaluate(translatePage, true)
  const names = content.showcase.cards.map(({ name }) => name)
  const cards = names.flatMap((name) => [demo(name), ...picks, button("close")])
  for (const step of [...skills, ...buttons, ...tournament, "/", ...cards, "/resume/"]) {
    const [element = "", key = "Enter"] = step.replace(/^\/.*/, 'header [href="$&"]').split("|")
    for (const one of both) await one.locator(element).last().press(key)
    // A picked card is celebrated first.
    for (const one of both) await expect(one.locator("[data-outcome]")).toHaveCount(0)
    await expect.poll(async () => new Set(await texts()).size).toBe(1)
  }
  expect(consoleErrors).toEqual([])
  await both[1]?.close()
})
