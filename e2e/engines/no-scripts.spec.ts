import { workTexts } from "../support/work-history"
import { expect, test } from "./test"

test.use({ settings: { scripting: false } })

test("without scripts, the résumé has all texts and no button", async ({ tab, content }) => {
  await tab.open("/resume/")
  const visibleText = await tab.evaluate(() => document.body.innerText.toLowerCase())
  for (const { texts } of workTexts(content))
    for (const text of texts) expect(visibleText).toContain(text.toLowerCase())
  const visibleButtons = () =>
    [...document.querySelectorAll("button")].filter((button) => button.checkVisibility()).length
  expect(await tab.evaluate(visibleButtons)).toBe(0)
})
