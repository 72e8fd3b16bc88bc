import { expect, type Page } from "@playwright/test"
import type { Content } from "../../src/content/schemas"
import { toContactLines } from "../../src/exports/contact-lines"
import { placeOf } from "../../src/lib/place"

/** Fails unless the page shows the headline, the place, and the contact data for the web as links. */
export async function expectOwner(page: Page, { owner }: Pick<Content, "owner">): Promise<void> {
  const main = page.getByRole("main")
  const shown = (text: string) => main.getByText(text).filter({ visible: true })
  await expect(shown(owner.headline)).toBeVisible()
  await expect(shown(placeOf(owner))).toBeVisible()

  const { address, contact } = owner
  for (const { text, href, forms } of toContactLines({ address, contact })) {
    if (!forms.includes("web")) {
      await expect(shown(text)).toHaveCount(0)
      continue
    }
    const line = href ? shown(text).and(page.locator(`a[href="${href}"]`)) : shown(text)
    await expect(line).toBeVisible()
    // Browsers copy a text with its capitals.
    await expect(line).toHaveCSS("text-transform", "none")
  }
}
