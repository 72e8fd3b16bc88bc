/** Words that several formats share. */
import type { Content } from "../../content/schemas"
import { formatDate } from "../../lib/dates"
import { ENGLISH, fill, type Words } from "../../lib/interface-words"
import { isAhead, type MonthRange } from "../../lib/months"
import { dateFormsOf } from "./date-forms"
import type { EntryDates } from "./entries"

export type ContactField = Content["owner"]["contact"][number]

type Website = Pick<Content["website"], "language" | "words">

/** @returns what differs from `ENGLISH`: the owner's words, and the dates of the site's language */
export function changedWordsOf({ language = "en", words }: Website): Partial<Words> {
  const dates = dateFormsOf(language)
  return { ...(words as Partial<Words>), ...(dates !== ENGLISH.dates && { dates }) }
}

/** @returns the words of the interface: the owner's own, and English for the others */
export function wordsOf(website: Website): Words {
  return { ...ENGLISH, ...changedWordsOf(website) }
}

/** @returns as in 'Apr 2023 — Present'; without a start, only the end, as in 'Nov 5, 2024' */
export function dateRange({ startDate, endDate }: EntryDates, words: Words = ENGLISH): string {
  const end = endDate ? formatDate(endDate, words.dates) : words.present
  return startDate && startDate !== endDate ? `${formatDate(startDate, words.dates)} — ${end}` : end
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

/** @returns whether this is the English name of a kind, which a contact field without a label has */
export function isKindName(name: string): boolean {
  return KINDS.some((kind) => ENGLISH[kind] === name)
}
