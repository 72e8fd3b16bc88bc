import { workTexts } from "../support/work-history"
import { expect, test } from "./test"

test.use({ engineOptions: { scripting: false } })

test("without scripts, every text of the résumé is visible and no button is", async ({
  tab,
  content,
}) => {
  await tab.open("/resume/")
  const visibleText = await tab.evaluate(() => document.body.innerText.toLowerCase())
  for (const { texts } of workTexts(content)) {
    for (const text of texts) expect(visibleText).toContain(text.toLowerCase())
  }
  const buttons = () =>
    [...document.querySelectorAll("button")].filter((button) => button.getClientRects().length > 0)
      .length
  expect(await tab.evaluate(buttons)).toBe(0)
})
