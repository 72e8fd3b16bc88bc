/** Says in a few facts what somebody does, and since when: for the first screen. */

import { NEW_TEXT_LANGUAGES } from "../content/new-site-texts/new-texts"
import { companiesOf } from "../content/picks/work-items"
import { findPlaceholders, isPlaceholder } from "../content/rules/texts"
import type { Content } from "../content/schemas"
import { hasEnded, mergeRanges, newestOf } from "../lib/months"

/** The GraphQL types of the facts. */
export const CAREER_TYPES = `
  type Career {
    "The owner's headline; null while the check says that it is not the owner's own."
    headline: String
    "The roles that may be present ones on the day of the visit, in the order of the content, and the newest one that has ended."
    roles: [CareerRole!]!
    "When the owner worked, and will work."
    ranges: [MonthRange!]!
  }

  type CareerRole {
    title: String!
    company: String!
    startDate: String!
    "'' if it has not ended."
    endDate: String!
  }

  type MonthRange {
    startDate: String!
    "'' if it has not ended."
    endDate: String!
  }
`

/**
 * The day of the visit decides what is current, so the browser does. It gets no other past roles, which
 * the résumé may not show.
 * @returns the facts of the work, from which `CareerFacts` chooses
 */
export function toCareer({
  owner: { name, headline },
  work,
  resume,
}: Pick<Content, "owner" | "work" | "resume">) {
  const roles = companiesOf(work).flatMap(({ company, roles: all }) =>
    all.map(({ title, startDate, endDate }) => ({ title, company, startDate, endDate })),
  )
  const past = roles.filter((role) => hasEnded(role, resume.updated))
  const newestPast = newestOf(past)
  // A translated page may show the headline of another language.
  const isUnfinished = NEW_TEXT_LANGUAGES.some((language) =>
    isPlaceholder(headline, findPlaceholders(language, name)),
  )
  return {
    headline: isUnfinished ? null : headline,
    roles: roles.filter((role) => role === newestPast || !past.includes(role)),
    ranges: mergeRanges(roles),
  }
}
