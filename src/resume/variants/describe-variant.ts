/** Describes what a variant leaves out, for the output of the build. */
import { companiesOf } from "../../content/picks/work-items"
import type { Content } from "../../content/schemas"

/**
 * @param content the whole content
 * @param shown the content that the variant shows
 * @returns as in '1 of 9 sections, 3 of 14 responsibilities'; 'nothing' if the variant shows all
 */
export function describeLeftOut(content: Content, shown: Content): string {
  const left = countItems(shown)
  const parts = Object.entries(countItems(content)).flatMap(([kind, all]) => {
    const missing = all - left[kind as keyof typeof left]
    return missing > 0 ? [`${missing} of ${all} ${kind}`] : []
  })
  return parts.join(", ") || "nothing"
}

function countItems({ resume, work, skills }: Content) {
  const companies = companiesOf(work)
  const roles = companies.flatMap((company) => company.roles)
  return {
    sections: resume.sections.length,
    "companies and breaks": work.work.length,
    roles: roles.length,
    responsibilities: [...companies, ...roles].flatMap((item) => item.responsibilities).length,
    entries: resume.sections.flatMap((section): readonly unknown[] =>
      "content" in section ? section.content.entries : [],
    ).length,
    skills: skills.skills.flatMap((group) => group.skills).length,
  }
}
