/** Prepares the outline for the PDF in one column, which programs read before a person does. */
import type { Words } from "../../lib/interface-words"
import type { Outline, OutlineEntry, OutlineSection } from "../model/outline"

/** A program finds the work by one of these words in its heading. */
const WORK_HEADING = /work|experience|employment|history|job/i

/** @returns the outline with a heading that programs know, one entry a role, and complete addresses */
export function forParsers(outline: Outline, words: Words): Outline {
  return {
    ...outline,
    contact: outline.contact.map(withScheme),
    sections: outline.sections.map((section) => ({
      ...section,
      title: titleOf(section, words),
      entries: section.entries.flatMap((entry) => toEntryPerRole(entry, words)),
    })),
  }
}

function titleOf({ section, title }: OutlineSection, words: Words): string {
  const isKnown = section !== "WorkExperience" || WORK_HEADING.test(title)
  return isKnown ? title : words.workExperience || title
}

/** Programs take one job from one entry, so each role has its company. The last has what all share. */
function toEntryPerRole(entry: OutlineEntry, words: Words): OutlineEntry[] {
  const { roles, details } = entry
  const last = roles.length - 1
  if (last < 1) return [entry]
  return roles.map((role, index) => ({
    ...entry,
    text: index === 0 ? entry.text : undefined,
    roles: [role],
    details: index === last ? details : [],
    detailsHeading: index === last && details.length > 0 ? words.inAllRoles : undefined,
  }))
}

/** Programs know an address by its scheme. */
function withScheme(line: Outline["contact"][number]): Outline["contact"][number] {
  const [scheme] = /^https?:\/\//.exec(line.href ?? "") ?? []
  return scheme ? { ...line, text: scheme + line.text } : line
}
