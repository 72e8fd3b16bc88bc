/** Warnings about the work history as a whole: its order, and the gaps in it. */
import { firstMonthOf } from "../../lib/dates"
import { endMonthOf, type MonthRange, spanOf } from "../../lib/months"
import type { DataPath } from "../diagnostics"
import { quote } from "../wording"
import { findBreaks, findCompanies, findRoles } from "./items"
import type { CrossFileFinding, CrossFileRule } from "./rule"

/**
 * Warns if something older is listed above something newer. Parallel jobs may be in any order, so the
 * older one must have ended before the newer one started.
 */
export const warnAboutOrder: CrossFileRule = ({ content }) => {
  const warning = (path: DataPath, newer: string, older: string): CrossFileFinding => {
    const message = `${newer} is newer than ${older}, which is listed above it.`
    return { file: "work", path, code: "order", message }
  }
  const companies = findCompanies(content)
  return companies.flatMap(({ item: { company, roles }, path }, index) => {
    const above = companies[index - 1]?.item
    return [
      ...roles.flatMap((role, roleIndex): CrossFileFinding[] => {
        const roleAbove = roles[roleIndex - 1]
        if (!roleAbove || !isAfter([role], [roleAbove])) return []
        const rolePath = [...path, "roles", roleIndex, "startDate"]
        return [warning(rolePath, quote(role.title), quote(roleAbove.title))]
      }),
      ...(above && isAfter(roles, above.roles)
        ? [warning([...path, "company"], company, above.company)]
        : []),
    ]
  })
}

function isAfter(ranges: readonly MonthRange[], others: readonly MonthRange[]): boolean {
  const [span, other] = [spanOf(ranges), spanOf(others)]
  return !!span && !!other && firstMonthOf(span.startDate) > endMonthOf(other.endDate)
}

/** Warns about the months between two jobs in which there is neither a job nor a career break. */
export const warnAboutGaps: CrossFileRule = ({ content }) => {
  const roles = findRoles(content).map(({ item, company, path }) => {
    return { ...item, name: company.company, path: [...path.slice(0, 2), "company"] }
  })
  const breaks = findBreaks(content).map(({ item, path }) => {
    return { ...item, name: item.break, path: [...path, "break"] }
  })
  const items = [...roles, ...breaks].sort(
    (a, b) => firstMonthOf(a.startDate) - firstMonthOf(b.startDate),
  )
  return items.flatMap(({ name, path, startDate }, index): CrossFileFinding[] => {
    const earlier = items.slice(0, index)
    const end = spanOf(earlier)?.endDate
    const before = earlier.find(({ endDate }) => endDate === end)
    if (!end || !before) return []
    const months = firstMonthOf(startDate) - endMonthOf(end) - 1
    // Most people write the same month as the end of one job and the start of the next.
    if (months <= 1) return []
    const between = before.name === name ? `two roles at ${name}` : `${before.name} and ${name}`
    const message = `There are ${months} months between ${between}.`
    const hint = "If it was a career break, add it to work.yaml with break: and its dates."
    return [{ file: "work", path, code: "gap", message, hint }]
  })
}
