import { toMonthNumber } from "../../lib/months"
import type { DataPath } from "../diagnostics"
import type { Content, ContentName } from "../schemas"
import { quote } from "../wording"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

type DatedItem = {
  file: ContentName
  path: DataPath
  startDate?: string | undefined
  endDate: string
}

const EARLIEST_YEAR = 1940

/** Checks every start and end date of work.yaml and resume.yaml: plausible, and in the right order. */
export const checkDates: CrossFileRule = ({ content, today }) => {
  const earliest = EARLIEST_YEAR * 12
  const latest = today.getUTCFullYear() * 12 + today.getUTCMonth() + 12
  return findDatedItems(content).flatMap((item): CrossFileDiagnostic[] => {
    const { file, path, startDate, endDate } = item
    const implausible = (["startDate", "endDate"] as const).flatMap(
      (field): CrossFileDiagnostic[] => {
        const date = item[field]
        if (!date) return []
        const month = toMonthNumber(date)
        if (month >= earliest && month < latest) return []
        const message = `${quote(date)} is too far in the ${month < latest ? "past" : "future"}.`
        return [{ file, path: [...path, field], code: "implausible-date", message }]
      },
    )
    if (!startDate || !endDate || toMonthNumber(endDate) >= toMonthNumber(startDate)) {
      return implausible
    }
    const message = `The end (${endDate}) is before the start (${startDate}).`
    const hint = "Are the two dates swapped?"
    return [
      ...implausible,
      { file, path: [...path, "endDate"], code: "end-before-start", message, hint },
    ]
  })
}

function findDatedItems({ work, resume }: Partial<Content>): DatedItem[] {
  const roles = (work?.work ?? []).flatMap((company, index) =>
    company.roles.map((role, roleIndex): DatedItem => {
      return { file: "work", path: ["work", index, "roles", roleIndex], ...role }
    }),
  )
  const entries = (resume?.sections ?? []).flatMap((section, index) =>
    "content" in section
      ? section.content.entries.map((entry, entryIndex): DatedItem => {
          const path = ["sections", index, "content", "entries", entryIndex]
          return { file: "resume", path, ...entry }
        })
      : [],
  )
  return [...roles, ...entries]
}
