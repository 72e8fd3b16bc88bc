/** What the résumé's skills lists are asked for, and what the content says they must answer. */
import { expect, type Page } from "@playwright/test"
import type { Content } from "../../src/content/schemas"
import { hydrated } from "./hydrated"

type Company = Content["work"]["work"][number]

export const RESUME = "/resume/"

/** Goes to the résumé and waits until its lists can be used with the keyboard. */
export async function gotoLists(page: Page, query = ""): Promise<void> {
  await page.goto(`${RESUME}${query}`)
  await expect(page.getByRole("listbox").first()).toBeVisible()
}

/** Goes to the résumé in a window so low that its skills are not near. */
export async function gotoFar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 200 })
  await page.goto(RESUME)
  await hydrated(page)
}

export const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true })

const isUsedBy = (id: string) => (company: Company) =>
  company.roles.some(({ skills }) => skills.includes(id))

/** Skills that some companies used, but not all, the first of each group. */
export function tellingSkills({ skills, work }: Content): { id: string; name: string }[] {
  return skills.skills.flatMap(({ skills }) =>
    skills
      .filter(({ id }) => work.work.some(isUsedBy(id)) && !work.work.every(isUsedBy(id)))
      .slice(0, 1),
  )
}

export function companiesUsing(id: string, { work }: Content): string[] {
  return work.work.filter(isUsedBy(id)).map((company) => company.id)
}

/** The sentence for one skill, worked out month by month. */
export function sentenceFor(
  { id, name }: { id: string; name: string },
  { work }: Content,
  now: Date,
): string {
  const roles = work.work
    .flatMap((company) => company.roles)
    .filter((role) => role.skills.includes(id))
  const months = new Set<string>()
  for (const { startDate, endDate } of roles) {
    const end = endDate ? new Date(`1 ${endDate} UTC`) : now
    const month = new Date(`1 ${startDate} UTC`)
    for (; month <= end; month.setUTCMonth(month.getUTCMonth() + 1)) months.add(month.toISOString())
  }
  const years = Math.floor(months.size / 12)
  const duration = [years && `${years} yr`, months.size % 12 && `${months.size % 12} mo`]
  return `${name}: ${roles.length} ${roles.length === 1 ? "role" : "roles"}, ${duration.filter(Boolean).join(" ")}`
}
