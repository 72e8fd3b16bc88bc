/** Checks the roles of work.yaml together: the current role, the order, gaps and overlaps. */
import { newestOf, spanOf, toMonthNumber } from "../../lib/months"
import type { DataPath } from "../diagnostics"
import { quote } from "../wording"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

/** A role without an end that is not the newest role: most likely its end was forgotten. */
export const checkCurrentRole: CrossFileRule = ({ content }) => {
  const roles = (content.work?.work ?? []).flatMap(({ company, roles: itsRoles }, index) =>
    itsRoles.map((role, roleIndex) => ({
      ...role,
      company,
      path: ["work", index, "roles", roleIndex],
    })),
  )
  const newest = newestOf(roles)
  if (!newest) return []
  const newestStart = toMonthNumber(newest.startDate)
  return roles
    .filter(({ startDate, endDate }) => endDate === "" && toMonthNumber(startDate) < newestStart)
    .map(({ title, path }): CrossFileDiagnostic => {
      const newer = `${quote(newest.title)} at ${newest.company} (${newest.startDate})`
      return {
        file: "work",
        path: [...path, "endDate"],
        code: "current-not-newest",
        message: `${quote(title)} has no end date, but ${newer} is newer.`,
        expected: "the month in which it ended, as in 'Mar 2023'",
        hint: "If it is a side job that has not ended, move it to OtherExperience in resume.yaml.",
      }
    })
}

export const warnAboutOrder: CrossFileRule = ({ content: { work } }) => {
  const companies = work?.work ?? []
  const warning = (path: DataPath, newer: string, older: string): CrossFileDiagnostic => {
    const message = `${newer} is newer than ${older}, which is listed above it.`
    return { file: "work", path, code: "order", message }
  }
  const latestStart = (roles: readonly { startDate: string }[]) =>
    Math.max(...roles.map(({ startDate }) => toMonthNumber(startDate)))
  return companies.flatMap(({ company, roles }, index) => {
    const path = ["work", index]
    const above = companies[index - 1]
    const isNewer = above && latestStart(roles) > latestStart(above.roles)
    return [
      ...roles.flatMap((role, roleIndex): CrossFileDiagnostic[] => {
        const roleAbove = roles[roleIndex - 1]
        if (!roleAbove || latestStart([role]) <= latestStart([roleAbove])) return []
        const rolePath = [...path, "roles", roleIndex, "startDate"]
        return [warning(rolePath, quote(role.title), quote(roleAbove.title))]
      }),
      ...(isNewer ? [warning([...path, "company"], company, above.company)] : []),
    ]
  })
}

export const warnAboutGaps: CrossFileRule = ({ content: { work } }) => {
  const spans = (work?.work ?? [])
    .flatMap(({ company, roles }, index) => {
      const span = spanOf(roles)
      return span ? [{ ...span, company, path: ["work", index, "company"] }] : []
    })
    .sort((a, b) => toMonthNumber(a.startDate) - toMonthNumber(b.startDate))
  return spans.flatMap(({ company, path, startDate }, index): CrossFileDiagnostic[] => {
    const earlier = spans.slice(0, index)
    const end = spanOf(earlier)?.endDate
    const before = earlier.find(({ endDate }) => endDate === end)
    if (!end || !before) return []
    const months = toMonthNumber(startDate) - toMonthNumber(end) - 1
    // Most people write the same month as the end of one job and the start of the next.
    if (months > 1) {
      const message = `There are ${months} months between ${before.company} and ${company}.`
      return [{ file: "work", path, code: "gap", message }]
    }
    if (months >= -1) return []
    const message = `${company} starts before ${before.company} ends.`
    return [{ file: "work", path, code: "overlap", message }]
  })
}
