/** The selection in the address: shared, reloaded, gone back to. */
import { gotoLists, option, RESUME, tellingSkills } from "./support/skills"
import { expect, test } from "./support/test"

const scrollTop = () => window.scrollY

test("a selection is in the address, neither loads nor scrolls the page, and outlives a reload", async ({
  page,
  content,
  complaints,
}) => {
  const [one, two] = tellingSkills(content)
  await gotoLists(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await option(page, two?.name ?? "").scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(scrollTop)).toBeGreaterThan(0)
  await option(page, two?.name ?? "").click()
  const before = await page.evaluate(scrollTop)
  await option(page, one?.name ?? "").focus()
  await page.keyboard.press("Space")
  await expect(page).toHaveURL(`${RESUME}?skills=${one?.id},${two?.id}`)
  expect(await page.evaluate(scrollTop)).toBe(before)
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
  await page.reload()
  await expect(page.getByRole("option", { selected: true })).toHaveText([
    one?.name ?? "",
    two?.name ?? "",
  ])
  expect(complaints).toEqual([])
})

test("a shared link selects at once, and what it names in vain is ignored", async ({
  page,
  content,
  complaints,
}) => {
  const [one, two] = tellingSkills(content)
  await gotoLists(page, `?from=mail&skills=cobol-66,${two?.id},,${one?.id}`)
  await expect(page.getByRole("option", { selected: true })).toHaveText([
    one?.name ?? "",
    two?.name ?? "",
  ])
  await option(page, one?.name ?? "").click()
  await expect(page).toHaveURL(`${RESUME}?from=mail&skills=${two?.id}`)
  expect(complaints).toEqual([])
})

test("however much is tried, one step back leads to what was there before", async ({
  page,
  content,
}) => {
  const [one, two, three] = tellingSkills(content)
  const selected = page.getByRole("option", { selected: true })
  await page.goto("/about/")
  await gotoLists(page, `?skills=${three?.id}`)
  const before = await page.evaluate(() => history.length)
  for (const skill of [one, two, one, three]) await option(page, skill?.name ?? "").click()
  await expect(selected).toHaveText([two?.name ?? ""])
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(selected).toHaveText([three?.name ?? ""])
  await page.goForward()
  await expect(selected).toHaveText([two?.name ?? ""])
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL("/about/")
})

test("back and forward between selections do not scroll the page to its top", async ({
  page,
  content,
}) => {
  await gotoLists(page)
  const skill = tellingSkills(content).at(-1)
  await page.mouse.wheel(0, 250)
  await expect.poll(() => page.evaluate(scrollTop)).toBe(250)
  await option(page, skill?.name ?? "").focus()
  const before = await page.evaluate(scrollTop)
  await page.keyboard.press("Space")
  await page.goBack()
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1)
  // The router scrolls in an animation frame: let two pass.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.evaluate(scrollTop)).toBe(before)
})

test("the selection is still there after going to another page and back, and the menu drops it", async ({
  page,
  content,
}) => {
  const [skill] = tellingSkills(content)
  const selected = page.getByRole("option", { selected: true })
  const menu = page.getByRole("navigation", { name: "Main" })
  await gotoLists(page)
  await option(page, skill?.name ?? "").click()
  await menu.locator('a[href="/portfolio/"]').click()
  await expect(page).toHaveURL("/portfolio/")
  await page.goBack()
  await expect(selected).toHaveText([skill?.name ?? ""])
  await menu.locator(`a[href="${RESUME}"]`).click()
  await expect(page).toHaveURL(RESUME)
  await expect(selected).toHaveCount(0)
})
