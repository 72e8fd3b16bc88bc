import { expect, type Page } from "@playwright/test"
import type { Content } from "../../src/content/schemas"
import { locationLine } from "../../src/content/values/location"
import { ENGLISH } from "../../src/lib/interface-words"
import { toContactLines } from "../../src/resume/model/contact-lines"

/** Fails unless the page shows the headline, the place, and the contact data for the web as links. */
export async function expectOwner(page: Page, { owner }: Pick<Content, "owner">): Promise<void> {
  const main = page.getByRole("main")
  // The résumé has both a second time for print.
  await expect(main.getByText(owner.headline).filter({ visible: true }).first()).toBeVisible()
  const contactData = main.locator("address").filter({ visible: true })
  await expect(contactData).toContainText(locationLine(owner))

  const { address, contact } = owner
  for (const { text, href, visibleIn } of toContactLines({ address, contact, words: ENGLISH })) {
    const line = contactData.getByText(text, { exact: href !== undefined })
    await expect(line).toHaveCount(visibleIn.includes("web") ? 1 : 0)
    if (!visibleIn.includes("web")) continue
    if (href) await expect(line).toHaveAttribute("href", href)
    await expect(line).toBeVisible()
    // Browsers copy a text with its capitals.
    await expect(line).toHaveCSS("text-transform", "none")
  }
}
