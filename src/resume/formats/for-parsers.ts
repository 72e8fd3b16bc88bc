/** Prepares the outline for the PDF in one column, which programs read before a person does. */
import { ENGLISH, type Words } from "../../lib/interface-words"
import type { ResumeModel } from "../model/model"
import type { Outline, OutlineEntry, OutlineSection } from "../model/outline"

/** A program finds the work by one of these words in its heading. */
const WORK_HEADING = /work|experience|employment|history|job/i

/** @returns the outline with a heading that programs know, one entry a role, and complete addresses */
export function forParsers(
  outline: Outline,
  { words, language }: Pick<ResumeModel, "words" | "language">,
): Outline {
  const heading = workHeading(words, language)
  return {
    ...outline,
    contact: outline.contact.map(withScheme),
    sections: outline.sections.map((section) => ({
      ...section,
      title: titleOf(section, heading),
      entries: section.entries.flatMap((entry) => toEntryPerRole(entry, words)),
    })),
  }
}

/** @returns the owner's word, or the English one on an English site; none in another language */
function workHeading({ workExperience }: Words, language: string): string | undefined {
  const isOwn = workExperience !== ENGLISH.workExperience
  return isOwn || /^en\b/i.test(language) ? workExperience : undefined
}

function titleOf({ section, title }: OutlineSection, heading = title): string {
  return section !== "WorkExperience" || WORK_HEADING.test(title) ? title : heading
}

/** Programs take one job from one entry, so each role has its company. One has what all share. */
function toEntryPerRole(entry: OutlineEntry, words: Words): OutlineEntry[] {
  const { roles, details } = entry
  if (roles.length < 2) return [entry]
  return roles.map((role, index) => ({
    ...entry,
    text: index === 0 ? entry.text : undefined,
    roles: [role],
    details: role.hasShared ? details : [],
    detailsHeading: role.hasShared && details.length > 0 ? words.inAllRoles : undefined,
  }))
}

/** Programs know an address by its scheme. */
function withScheme(line: Outline["contact"][number]): Outline["contact"][number] {
  const [scheme] = /^https?:\/\//.exec(line.href ?? "") ?? []
  return scheme ? { ...line, text: scheme + line.text } : line
}
