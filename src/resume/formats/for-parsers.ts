/** Prepares the outline for the PDF in one column and for Word, which programs read before a person does. */
import { translationFor } from "../../content/interface-words"
import { kindOfHeading } from "../../content/new-site-texts/new-texts"
import { type Inline, toParts } from "../../lib/inline-text"
import { ENGLISH, type Words } from "../../lib/interface-words"
import { isCjk, isEnglish } from "../../lib/language"
import type { ResumeModel } from "../model/model"
import { type Outline, type OutlineEntry, type OutlineSection, toOutline } from "../model/outline"

/**
 * Programs know a month by its number in every language. Some read "Mar" as "M.A.". Chinese and Japanese
 * have numbers.
 * @returns the words with dates and a word for the present that programs know
 */
export function wordsForParsers({
  words,
  language,
}: Pick<ResumeModel, "words" | "language">): Words {
  const isKnown = /^\p{L}{2,9}$/u.test(words.present)
  const present = isKnown ? words.present : { ...ENGLISH, ...translationFor(language) }.present
  const plain = { ...words, present, fromDate: withoutVowelMarks(words.fromDate) }
  if (isCjk(language)) return plain
  const month = words.dates.month.map((_form, index) => {
    return `${String(index + 1).padStart(2, "0")}/{year}`
  })
  return { ...plain, dates: { ...words.dates, month } }
}

/** @returns the text without the vowel marks of Arabic, which a PDF stores apart from their letters */
const withoutVowelMarks = (text: string) => text.replace(/[\u064B-\u0652]/g, "")

/**
 * @returns the outline for programs that read line by line: a heading that they know, complete addresses,
 *   and one entry for each role, with the title, then the company and the place, then the dates
 */
export function forParsers(model: ResumeModel): Outline {
  const outline = toOutline({ ...model, words: wordsForParsers(model) })
  return {
    ...outline,
    contact: outline.contact.map(withScheme),
    sections: outline.sections.map((section) => ({
      ...section,
      title: headingForParsers(section, model),
      entries: section.entries.flatMap(toEntryPerRole),
    })),
  }
}

/** Headings of the work that every program knows. Some programs know no other. */
const KNOWN_TO_ALL =
  /^(?:experience|employment|work history)\b|\b(?:experience|employment|work history)$/i

/** @returns the owner's word, or the English one on an English site; none in another language */
function workHeading({ workExperience }: Words, language: string): string | undefined {
  const isOwn = workExperience !== ENGLISH.workExperience
  return isOwn || isEnglish(language) ? workExperience : undefined
}

/** @returns the title, or a usual heading of the work if programs do not know the title */
export function headingForParsers(
  { section, title }: Pick<OutlineSection, "section" | "title">,
  { words, language }: Pick<ResumeModel, "words" | "language">,
): string {
  const isKnown =
    section !== "WorkExperience" ||
    (isEnglish(language) ? KNOWN_TO_ALL.test(title) : kindOfHeading(title) === "WorkExperience")
  return isKnown ? title : (workHeading(words, language) ?? title)
}

/**
 * Programs take one job from one entry, so each role has its company. The place of a role stands before its
 * dates.
 */
function toEntryPerRole(entry: OutlineEntry): OutlineEntry[] {
  if (entry.roles.length === 0) return [entry]
  return entry.roles.map(({ title, dates, facts, text, details, hasShared }) => ({
    ...entry,
    title,
    company: entry.title,
    dates: [facts, dates].filter(Boolean).join(" | "),
    text: joinTexts(hasShared ? entry.text : undefined, text),
    roles: [],
    details: hasShared ? [...details, ...entry.details] : details,
    detailsHeading: undefined,
  }))
}

function joinTexts(...texts: (Inline | undefined)[]): Inline | undefined {
  const [first, second] = texts.filter((text) => text !== undefined)
  return first && second ? [...toParts(first), " ", ...toParts(second)] : first
}

/** Programs know an address by its scheme. */
function withScheme(line: Outline["contact"][number]): Outline["contact"][number] {
  const [scheme] = /^https?:\/\//.exec(line.href ?? "") ?? []
  return scheme ? { ...line, text: scheme + line.text } : line
}
