/** Finds where the content shows the terms of a job posting. It reads what is there, and judges nothing. */
import { parseInline } from "../../../content/inline/parse-inline"
import type { Content } from "../../../content/schemas"
import { textOf } from "../../../content/values/variant-picks"
import { companiesOf } from "../../../content/values/work-items"
import { plainText } from "../../../lib/inline-text"
import type { MonthRange } from "../../../lib/months"
import { toEntry } from "../../model/entries"
import { findTerms, has, searchable, type Term } from "./find-terms"

export type Evidence = {
  term: Term
  /** The roles that used the skill. */
  roles: (MonthRange & { company: string; title: string })[]
  /** The responsibilities and entries that name it, with the company or the section. */
  texts: { place: string; text: string; names: string[] }[]
}

/** @returns the evidence for each term of the posting, in the order of `findTerms` */
export function findEvidence(posting: string, content: Content): Evidence[] {
  const texts = textsIn(content)
  return findTerms(posting, content).map((term) => ({
    term,
    roles: term.kind === "skill" ? rolesWith(term.id, content) : [],
    texts: texts
      .filter(({ searched }) => term.names.some((name) => has(searched, name)))
      .map(({ place, text, names }) => ({ place, text, names })),
  }))
}

function rolesWith(skill: string, { work }: Content): Evidence["roles"] {
  return companiesOf(work).flatMap(({ company, roles }) =>
    roles
      .filter(({ skills }) => skills.includes(skill))
      .map(({ title, startDate, endDate }) => ({ company, title, startDate, endDate })),
  )
}

/** @returns every responsibility and entry, with the text in which terms are searched */
function textsIn({ work, resume }: Content) {
  const responsibilities = companiesOf(work).flatMap(
    ({ company, roles, responsibilities: shared }) =>
      [...shared, ...roles.flatMap((role) => role.responsibilities)].map((item) => ({
        place: company,
        text: plainText(parseInline(textOf(item))),
        searched: searchable(item),
        names: typeof item === "string" ? [] : [...(item.id ? [item.id] : []), ...item.tags],
      })),
  )
  const entries = resume.sections.flatMap((section) => {
    if (!("content" in section)) return []
    const { list, entries: items } = section.content
    return [
      ...list.map((text) => ({ text: plainText(parseInline(text)), searched: text })),
      ...items.map((item) => {
        const { title, details, facts, notes, text } = toEntry(section.section, item)
        const all = [text, ...details].flatMap((each) => (each ? [plainText(each)] : []))
        const searched = [title, ...facts, ...all, ...notes.map((note) => note.text), ...item.tags]
        return { text: title, searched: searched.join("\n") }
      }),
    ].map((found) => ({ ...found, place: section.title, names: [] }))
  })
  return [...responsibilities, ...entries]
}
