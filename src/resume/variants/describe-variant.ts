/** Describes what a variant leaves out, for the output of the build. */
import type { Content } from "../../content/schemas"
import { textOf } from "../../content/values/variant-picks"
import { companiesOf, isCompany } from "../../content/values/work-items"
import { toEntry } from "../model/entries"

/**
 * @param content the whole content
 * @param shown the content that the variant shows
 * @param options `withNames` adds the names of the sections, companies and skills
 * @returns as in '6 of 9 sections, 3 of 14 responsibilities', or with names as in '1 of 9 sections
 *   (Projects), 3 of 14 responsibilities'; 'nothing' if the variant shows all
 */
export function describeLeftOut(
  content: Content,
  shown: Content,
  { withNames = false } = {},
): string {
  const left = itemsOf(shown)
  const parts = Object.entries(itemsOf(content)).flatMap(([kind, all]) => {
    const missing = without(all, left[kind as keyof typeof left])
    if (missing.length === 0) return []
    const names = withNames && NAMED.includes(kind) ? ` (${missing.join(", ")})` : ""
    return [`${missing.length} of ${all.length} ${kind}${names}`]
  })
  return parts.length > 0 ? parts.join(", ") : "nothing"
}

/** The kinds of items that have short names. */
const NAMED = ["sections", "companies and breaks", "skills"]

/** @returns the name or the text of every item, by its kind */
function itemsOf(content: Content) {
  const { resume, work, skills } = content
  const companies = companiesOf(work)
  const roles = companies.flatMap((company) => company.roles)
  return {
    sections: resume.sections.map(({ title }) => title),
    "companies and breaks": work.work.map((item) => (isCompany(item) ? item.company : item.break)),
    roles: roles.map(({ title }) => title),
    responsibilities: [...companies, ...roles].flatMap((item) => item.responsibilities.map(textOf)),
    entries: resume.sections.flatMap((section) =>
      "content" in section
        ? section.content.entries.map((entry) => toEntry(section.section, entry).title)
        : [],
    ),
    skills: skills.skills.flatMap((group) => group.skills.map(({ name }) => name)),
  }
}

/** @returns the texts that are left when each of the others takes one equal text away */
function without(all: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return all.filter((text) => {
    const index = rest.indexOf(text)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
