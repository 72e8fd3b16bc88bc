/** Opens the skills of the résumé, and computes what a selection must show. */
import { expect, type Page } from "@playwright/test"
import { companiesOf } from "../../src/content/picks/work-items"
import type { Content } from "../../src/content/schemas"
import { selectableSkills } from "../../src/lib/skill-usage"
import { openPage } from "./open-page"

export const RESUME = "/resume/"

/** Opens the résumé and waits for its list boxes. */
export async function openLists(page: Page, query = ""): Promise<void> {
  await openPage(page, `${RESUME}${query}`)
  await expect(page.getByRole("listbox").first()).toBeVisible()
}

export const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true })

/** A skill, also while its list is plain. */
export const chip = (page: Page, name: string) => page.locator(`li[data-text="${name}"]`)

export const selectedOptions = (page: Page) => page.getByRole("option", { selected: true })

/** The live region that reports the selection. */
export const report = (page: Page) => page.getByRole("main").getByRole("status")

const uses = (id: string) => (company: { roles: readonly { skills: readonly string[] }[] }) =>
  company.roles.some(({ skills }) => skills.includes(id))

/** @returns the first skill of each group that some companies used and others did not */
export function distinguishingSkills({ skills, work }: Content): { id: string; name: string }[] {
  const companies = companiesOf(work)
  return skills.skills.flatMap(({ skills }) =>
    skills.filter(({ id }) => companies.some(uses(id)) && !companies.every(uses(id))).slice(0, 1),
  )
}

/** @returns the groups with the skills that a role used, which can be selected */
export function groupsWithOptions({ skills, work }: Content) {
  const selectable = selectableSkills(skills.skills, companiesOf(work))
  return skills.skills
    .map((group) => ({ ...group, skills: group.skills.filter(({ id }) => selectable.has(id)) }))
    .filter((group) => group.skills.length > 0)
}

export function companiesUsing(id: string, { work }: Content): string[] {
  return companiesOf(work)
    .filter(uses(id))
    .map((company) => company.id)
}
