/** How long roles lasted, wherever the visitor is and whenever the site was built. */
import { RESUME } from "./support/skills"
import { expect, test } from "./support/test"

for (const { timezoneId, months } of [
  { timezoneId: "Pacific/Kiritimati", months: 2 },
  { timezoneId: "Etc/GMT+12", months: 1 },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("a role without an end lasts to the visitor's own month", async ({
      page,
      content,
      complaints,
    }) => {
      const company = content.work.work.find(({ roles }) => roles[0]?.endDate === "")
      const start = new Date(`1 ${company?.roles[0]?.startDate} UTC`)
      // On that morning in Greenwich, the second month has not begun everywhere.
      start.setUTCMonth(start.getUTCMonth() + 1)
      start.setUTCHours(11)
      await page.clock.setFixedTime(start)
      await page.goto(RESUME)
      const duration = page.locator(`[id="${company?.id}"] data[value^="P"]`).first()
      await expect(duration).toHaveText(`${months} mo`)
      await expect(duration).toHaveAttribute("value", `P${months}M`)
      expect(complaints).toEqual([])
    })
  })
}
