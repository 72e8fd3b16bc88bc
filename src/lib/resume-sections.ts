/** What is to be known of the résumé's sections wherever they are shown. */
import { toSlug } from "./words"

type Named = { section: string; id?: string | null | undefined }

/** @returns the section's address on the page, without the '#': 'work-experience', or its own id */
export function sectionAddress({ section, id }: Named): string {
  return id ?? toSlug(section)
}

type Written = {
  text?: string | null | undefined
  list: readonly unknown[]
  entries: readonly unknown[]
}

type Sources = {
  skills: { skills: readonly { skills: readonly unknown[] }[] }
  work: { work: readonly unknown[] }
}

/** @returns whether there is anything to show under the section's heading */
export function isFilled(
  { section, content }: Named & { content?: Written | null | undefined },
  { skills, work }: Sources,
): boolean {
  if (section === "TechnicalSkills") return skills.skills.some((group) => group.skills.length > 0)
  if (section === "WorkExperience") return work.work.length > 0
  if (!content) return false
  return Boolean(content.text) || content.list.length + content.entries.length > 0
}
