/** Says in a few facts what somebody does, and since when: for the first screen. */
import type { Content } from "../content/schemas"
import { companiesOf } from "../content/values/work-items"
import { isAhead, type MonthRange, mergeRanges, newestOf } from "../lib/months"

/** The GraphQL types of the facts. */
export const CAREER_TYPES = `
  type Career {
    "The title of the present role, or of the newest one."
    title: String
    "The company of the present role."
    company: String
    "When the owner worked."
    ranges: [MonthRange!]!
  }

  type MonthRange {
    startDate: String!
    "'' if it has not ended."
    endDate: String!
  }
`

export type Career = {
  title: string | undefined
  company: string | undefined
  ranges: MonthRange[]
}

/**
 * The owner decides which of several present companies counts: the first one of work.yaml.
 * @returns the facts of the work that has begun; a role that is still ahead does not count
 */
export function toCareer({ work, resume }: Pick<Content, "work" | "resume">): Career {
  const roles = companiesOf(work).flatMap(({ company, roles: all }) =>
    all
      .filter((role) => !isAhead(role, resume.updated))
      .map(({ title, startDate, endDate }) => ({ title, company, startDate, endDate })),
  )
  const present = roles.filter(({ endDate }) => endDate === "")
  const current = newestOf(present.filter(({ company }) => company === present[0]?.company))
  return {
    title: (current ?? newestOf(roles))?.title,
    company: current?.company,
    ranges: mergeRanges(roles),
  }
}
