/** Words that several formats share. */
import type { Content } from "../content/schemas"
import { formatDate } from "../lib/dates"
import { ENGLISH, type Words } from "../lib/interface-words"
import type { EntryDates } from "./entries"
import type { ContactField } from "./model"

/** @returns the words of the interface: the owner's own, and English for the others */
export function wordsOf({ words }: Pick<Content["website"], "words">): Words {
  return { ...ENGLISH, ...words } as Words
}

/** @returns as in 'Apr 2023 — Present'; without a start, only the end, as in 'Nov 5, 2024' */
export function dateRange({ startDate, endDate }: EntryDates, words: Words = ENGLISH): string {
  const end = endDate ? formatDate(endDate, words) : words.present
  return startDate ? `${formatDate(startDate, words)} — ${end}` : end
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
