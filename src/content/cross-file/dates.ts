/** Dates that cannot be: an end before its start, a start years ahead, a job that forgot to end. */
import { toMonthNumber } from "../../lib/months"
import type { Path } from "../check/locate"
import { quote } from "../check/words"
import type { ContentName } from "../schemas"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

type Span = { file: ContentName; path: Path; startDate?: string | undefined; endDate: string }

const EARLIEST = 1940

/** Checks every start and end date of work.yaml and resume.yaml by itself. */
export const checkDates: CrossFileRule = ({ content, today }) => {
  const latest = today.getUTCFullYear() * 12 + today.getUTCMonth() + 12
  return spansOf(content).flatMap((span): CrossFileDiagnostic[] => {
    const { file, path, startDate, endDate } = span
    const implausible = (["startDate", "endDate"] as const).flatMap(
      (field): CrossFileDiagnostic[] => {
        const date = span[field]
        if (!date) return []
        const month = toMonthNumber(date)
        if (month >= EARLIEST * 12 && month < latest) return []
        const message = `${quote(date)} is too far ${month < latest ? "in the past" : "ahead"} to be right.`
        return [{ file, path: [...path, field], flaw: { code: "implausible-date", message } }]
      },
    )
    if (!startDate || !endDate || toMonthNumber(endDate) >= toMonthNumber(startDate)) {
      return implausible
    }
    const message = `It ends in ${endDate}, before it starts in ${startDate}.`
    const hint = "Are the two dates swapped?"
    const flaw = { code: "end-before-start", message, hint } as const
    return [...implausible, { file, path: [...path, "endDate"], flaw }]
  })
}

function spansOf({ work, resume }: Parameters<CrossFileRule>[0]["content"]): Span[] {
  const roles = (work?.work ?? []).flatMap((company, index) =>
    company.roles.map((role, place): Span => {
      return { file: "work", path: ["work", index, "roles", place], ...role }
    }),
  )
  const entries = (resume?.sections ?? []).flatMap((section, index) =>
    "content" in section
      ? section.content.entries.map((entry, place): Span => {
          const path = ["sections", index, "content", "entries", place]
          return { file: "resume", path, ...entry }
        })
      : [],
  )
  return [...roles, ...entries]
}

/** A job without an end is still held; if a newer one has begun, its end was most likely forgotten. */
export const checkCurrentRole: CrossFileRule = ({ content }) => {
  const roles = (content.work?.work ?? []).flatMap((company, index) =>
    company.roles.map((role, place) => ({ company, role, path: ["work", index, "roles", place] })),
  )
  const newest = roles.toSorted(
    (a, b) => toMonthNumber(b.role.startDate) - toMonthNumber(a.role.startDate),
  )[0]
  if (!newest) return []
  return roles
    .filter(({ role }) => role.endDate === "" && isOlder(role, newest.role))
    .map(({ role, path }): CrossFileDiagnostic => {
      const newer = `${quote(newest.role.title)} at ${newest.company.company} (${newest.role.startDate})`
      return {
        file: "work",
        path: [...path, "endDate"],
        flaw: {
          code: "current-not-newest",
          message: `${quote(role.title)} has no end date, but ${newer} is newer.`,
          expected: "the month in which it ended, as in 'Mar 2023'",
          hint: "Work beside the job, if it goes on, belongs to OtherExperience in resume.yaml.",
        },
      }
    })
}

const isOlder = (a: { startDate: string }, b: { startDate: string }): boolean =>
  toMonthNumber(a.startDate) < toMonthNumber(b.startDate)
