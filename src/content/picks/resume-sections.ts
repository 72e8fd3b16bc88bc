/** What the page, the exports and the validation have to know about the résumé's sections. */
import { toSlug } from "../../lib/slug"

type SectionName = { section: string; id?: string | null | undefined }

/**
 * @param section its name in PascalCase, such as 'WorkExperience'; a custom section has its own id
 * @returns the HTML id of the section, such as 'work-experience'
 */
export function sectionId({ section, id }: SectionName): string {
  return id ?? toSlug(section.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " "))
}

type SectionContent = {
  text?: string | null | undefined
  list: readonly unknown[]
  entries: readonly unknown[]
}

type Sources = {
  skills: { skills: readonly { skills: readonly unknown[] }[] }
  work: { work: readonly unknown[] }
}

/** @returns whether the section has anything to show below its heading */
export function isFilled(
  { section, content }: SectionName & { content?: SectionContent | null | undefined },
  { skills, work }: Sources,
): boolean {
  if (section === "TechnicalSkills") return skills.skills.some((group) => group.skills.length > 0)
  if (section === "WorkExperience") return work.work.length > 0
  if (!content) return false
  return Boolean(content.text) || content.list.length + content.entries.length > 0
}
