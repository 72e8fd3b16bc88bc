/** Prepares the outline for the PDF in one column, which programs read before a person does. */
import { translationFor } from "../../content/interface-words"
import { ENGLISH, type Words } from "../../lib/interface-words"
import { isCjk } from "../../lib/language"
import { isDates, withoutVowelMarks } from "../compare/parse/dates-in-text"
import { kindOf } from "../compare/parse/heading-words"
import type { ResumeModel } from "../model/model"
import type { Outline, OutlineEntry, OutlineSection } from "../model/outline"

/**
 * Programs know a month by its number in every language. English keeps its names, and Chinese and Japanese
 * have numbers.
 * @returns the words with dates and a word for the present that programs know
 */
export function wordsForParsers({
  words,
  language,
}: Pick<ResumeModel, "words" | "language">): Words {
  const isKnown = isDates(`2020 — ${words.present}`)
  const present = isKnown ? words.present : (translationFor(language) ?? ENGLISH).present
  const plain = { ...words, present, fromDate: withoutVowelMarks(words.fromDate) }
  if (/^en\b/i.test(language) || isCjk(language)) return plain
  const month = words.dates.month.map((_form, index) => {
    return `${String(index + 1).padStart(2, "0")}/{year}`
  })
  return { ...plain, dates: { ...words.dates, month } }
}

/** @returns the outline with a heading that programs know, one entry a role, and complete addresses */
export function forParsers(
  outline: Outline,
  { words, language }: Pick<ResumeModel, "words" | "language">,
): Outline {
  return {
    ...outline,
    contact: outline.contact.map(withScheme),
    sections: outline.sections.map((section) => ({
      ...section,
      title: headingForParsers(section, { words, language }),
      entries: section.entries.flatMap((entry) => toEntryPerRole(entry, words)),
    })),
  }
}

/** @returns the owner's word, or the English one on an English site; none in another language */
function workHeading({ workExperience }: Words, language: string): string | undefined {
  const isOwn = workExperience !== ENGLISH.workExperience
  return isOwn || /^en\b/i.test(language) ? workExperience : undefined
}

/** @returns the title, or a usual heading of the work if programs do not know the title */
export function headingForParsers(
  { section, title }: Pick<OutlineSection, "section" | "title">,
  { words, language }: Pick<ResumeModel, "words" | "language">,
): string {
  const isKnown = section !== "WorkExperience" || kindOf(title) === "work"
  return isKnown ? title : (workHeading(words, language) ?? title)
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
