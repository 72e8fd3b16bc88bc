/** Words that several formats share. */
import { TRANSLATIONS, translationFor } from "../../content/interface-words"
import type { Content } from "../../content/schemas"
import { formatDate } from "../../lib/dates"
import { ENGLISH, fill, type Words } from "../../lib/interface-words"
import { isEnglish, scriptOf } from "../../lib/language"
import { isAhead, type MonthRange } from "../../lib/months"
import { dateFormsOf } from "./date-forms"
import type { EntryDates } from "./entries"

export type ContactField = Content["owner"]["contact"][number]

type Website = Pick<Content["website"], "language" | "words">

/** @returns what differs from `ENGLISH`: the words of the site's language, and the owner's above them */
export function changedWordsOf({ language = "en", words: ownWords }: Website): Partial<Words> {
  const translation = translationFor(language)
  // Without words of the language, they are English, and so are their plurals.
  const hasWords = translation !== undefined || ownWords !== undefined
  const words = {
    ...translation,
    ...(ownWords as Partial<Words>),
    dates: dateFormsOf(language),
    comma: commaOf(language),
    language: hasWords && !isEnglish(language) ? language : ENGLISH.language,
  }
  const changed = Object.entries(words).filter(
    ([key, word]) => word !== ENGLISH[key as keyof Words],
  )
  return Object.fromEntries(changed)
}

const COMMAS: Readonly<Record<string, string>> = {
  Arab: "، ",
  Hans: "、",
  Hant: "、",
  Jpan: "、",
}

/** `Intl.ListFormat` cannot tell: it joins the last two items with another word, as with the German 'und'. */
function commaOf(language: string): string {
  return COMMAS[scriptOf(language)] ?? ENGLISH.comma
}

/** @returns the words of the interface: the owner's own, those of the language, or English */
export function wordsOf(website: Website): Words {
  return { ...ENGLISH, ...changedWordsOf(website) }
}

/**
 * Programs split dates at an en dash.
 * @returns as in 'Apr 2023 – Present'; without a start, only the end, as in 'Nov 5, 2024, expires Nov 2027'
 */
export function dateRange(
  { startDate, endDate, expires }: EntryDates,
  words: Words = ENGLISH,
): string {
  const end = endDate ? formatDate(endDate, words.dates) : words.present
  const start = startDate && startDate !== endDate && `${formatDate(startDate, words.dates)} – `
  const range = `${start || ""}${end}`
  if (!expires) return range
  const expiry = `${words.expires} ${formatDate(expires, words.dates)}`
  return endDate ? range + words.comma + expiry : expiry
}

/** @returns the same for a job, as in 'From Jan 2027' if it starts after the day */
export function workDates(range: MonthRange, words: Words, today: string): string {
  if (!isAhead(range, today)) return dateRange(range, words)
  return fill(words.fromDate, { date: formatDate(range.startDate, words.dates) })
}

/** @returns the label of a contact field, or the name of its kind, as in 'Email' */
export function contactName({ kind, label }: ContactField, words: Words = ENGLISH): string {
  return label ?? words[kind]
}

const KINDS = ["email", "phone", "website", "profile"] as const satisfies ContactField["kind"][]

/** @returns whether this is the name of a kind, which a contact field without a label has */
export function isKindName(name: string): boolean {
  const languages = [ENGLISH, ...Object.values(TRANSLATIONS)]
  return languages.some((words) => KINDS.some((kind) => words[kind] === name))
}
