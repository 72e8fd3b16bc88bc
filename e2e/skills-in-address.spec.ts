/** The selected skills in the address: a selection can be shared, reloaded and undone with Back. */

import { headerLink, scrollTop } from "./support/navigation"
import { isSameDocument } from "./support/open-page"
import { distinguishingSkills, openLists, option, RESUME, selectedOptions } from "./support/skills"
import { expect, test } from "./support/test"
import { waitForFrames } from "./support/wait-for-frames"

test("a selection is in the address, does not scroll the page, and is kept by a reload", async ({
  page,
  content,
  consoleErrors,
}) => {
  const [one, two] = distinguishingSkills(content)
  await openLists(page)
  await option(page, two?.name ?? "").scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 150)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  await option(page, two?.name ?? "").click()
  const before = await scrollTop(page)
  await option(page, one?.name ?? "").focus()
  await page.keyboard.press("Space")
  await expect(page).toHaveURL(`${RESUME}?skills=${one?.id},${two?.id}`)
  expect(await scrollTop(page)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
  await page.reload()
  await expect(selectedOptions(page)).toHaveText([one?.name ?? "", two?.name ?? ""])
  expect(consoleErrors).toEqual([])
})

test("a shared link selects its skills and ignores unknown ones", async ({
  page,
  content,
  consoleErrors,
}) => {
  const [one, two] = distinguishingSkills(content)
  await openLists(page, `?from=mail&skills=cobol-66,${two?.id},,${one?.id}`)
  await expect(selectedOptions(page)).toHaveText([one?.name ?? "", two?.name ?? ""])
  await option(page, one?.name ?? "").click()
  await expect(page).toHaveURL(`${RESUME}?from=mail&skills=${two?.id}`)
  expect(consoleErrors).toEqual([])
})

test("any number of changes is one history entry", async ({ page, content }) => {
  const [one, two, three] = distinguishingSkills(content)
  await page.goto("/about/")
  await openLists(page, `?skills=${three?.id}`)
  const before = await page.evaluate(() => history.length)
  for (const skill of [one, two, one, three]) await option(page, skill?.name ?? "").click()
  await expect(selectedOptions(page)).toHaveText([two?.name ?? ""])
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(selectedOptions(page)).toHaveText([three?.name ?? ""])
  await page.goForward()
  await expect(selectedOptions(page)).toHaveText([two?.name ?? ""])
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL("/about/")
})

test("Back and Forward between selections do not scroll, another page keeps the selection, the menu clears it", async ({
  page,
  content,
}) => {
  await openLists(page)
  const skill = distinguishingSkills(content).at(-1)
  await page.mouse.wheel(0, 250)
  await expect.poll(() => scrollTop(page)).toBe(250)
  await option(page, skill?.name ?? "").focus()
  const before = await scrollTop(page)
  await page.keyboard.press("Space")
  await page.goBack()
  await expect(selectedOptions(page)).toHaveCount(0)
  await page.goForward()
  await expect(selectedOptions(page)).toHaveCount(1)
  await waitForFrames(page) // the router scrolls in an animation frame
  expect(await scrollTop(page)).toBe(before)

  await headerLink(page, "/portfolio/").click()
  await expect(page).toHaveURL("/portfolio/")
  await page.goBack()
  await expect(selectedOptions(page)).toHaveText([skill?.name ?? ""])
  await headerLink(page, RESUME).click()
  await expect(page).toHaveURL(RESUME)
  await expect(selectedOptions(page)).toHaveCount(0)
})
