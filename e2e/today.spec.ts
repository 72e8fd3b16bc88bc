/** Texts that depend on the visitor's date, however old the build is. */
import { companiesOf } from "../src/content/picks/work-items"
import { openPage } from "./support/open-page"
import { RESUME } from "./support/skills"
import { expect, test } from "./support/test"

test.use({ timezoneId: "Etc/GMT+12" })

test("a role without an end lasts to the visitor's current month, and the copyright to the current year", async ({
  page,
  content,
  consoleErrors,
}) => {
  const company = companiesOf(content.work).find(({ roles }) => roles[0]?.endDate === "")
  const start = new Date(`1 ${company?.roles[0]?.startDate} UTC`)
  // In UTC, this is the first day of the next month.
  start.setUTCMonth(start.getUTCMonth() + 1)
  start.setUTCHours(11)
  await page.clock.setFixedTime(start)
  await openPage(page, RESUME)
  const duration = page.locator(`[id="${company?.id}"] data[value^="P"]`).first()
  await expect(duration).toHaveText("1 mo")
  await expect(duration).toHaveAttribute("value", "P1M")
  await page.clock.setFixedTime("2041-01-01T12:00:00Z")
  await openPage(page)
  await expect(page.getByText(`© 2041 ${content.owner.name}`)).toBeVisible()
  expect(consoleErrors).toEqual([])
})
