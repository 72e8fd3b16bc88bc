/** Finds where the content shows the terms of a job posting. It reads what is there, and judges nothing. */
import type { Content } from "../../../content/schemas"
import { companiesOf } from "../../../content/values/work-items"
import type { MonthRange } from "../../../lib/months"
import { findTerms, type Term } from "./find-terms"
import { matchTerm, splitText } from "./match-term"
import { type Text, textsIn } from "./texts-in"

export type Evidence = {
  term: Term
  /** The roles that used the skill, or whose title it is. */
  roles: (MonthRange & { company: string; title: string })[]
  /** The texts that name it. */
  texts: Text[]
  /** The texts that may mean it: somebody has to look. */
  perhaps: Text[]
}

/** @returns the evidence for each term of the posting, in the order of `findTerms` */
export function findEvidence(posting: string, content: Content): Evidence[] {
  const texts = textsIn(content).map(splitText)
  return findTerms(posting, content, texts).map((term) => {
    const searched = texts.filter(({ kind }) => term.kind !== "skill" || kind !== "skill")
    const matches = searched.map((text) => ({ text, match: matchTerm(term, text) }))
    const withMatch = (wanted: "yes" | "perhaps") =>
      matches.flatMap(({ text, match }) => (match === wanted ? [text] : []))
    return {
      term,
      roles: term.kind === "skill" ? rolesWith(term.id, content) : [],
      texts: withMatch("yes"),
      perhaps: withMatch("perhaps"),
    }
  })
}

function rolesWith(skill: string, { work }: Content): Evidence["roles"] {
  return companiesOf(work).flatMap(({ company, roles }) =>
    roles
      .filter(({ skills }) => skills.includes(skill))
      .map(({ title, startDate, endDate }) => ({ company, title, startDate, endDate })),
  )
}
