/** Which roles used the selected skills, and for how long. */
import { countMonths, formatDuration, type MonthRange } from "./months"

/** Skills by id, with the names visitors read, in the order of the content. */
export type SkillNames = ReadonlyMap<string, string>

export type SkillGroup = { skills: readonly { id: string; name: string }[] }

export type SkillRole = MonthRange & { skills: readonly string[] }

export type SkillCompany = { id: string; roles: readonly SkillRole[] }

export type Usage = {
  /** The companies with at least one such role, in order. */
  companies: string[]
  roles: number
  /** Months in which two such roles overlapped count once; gaps between them do not count. */
  months: number
}

/** @returns the skills of all groups */
export function skillNames(groups: readonly SkillGroup[]): SkillNames {
  return new Map(groups.flatMap(({ skills }) => skills.map(({ id, name }) => [id, name])))
}

/** @returns the names of those of the skills that at least one of the roles used */
export function namesUsed(roles: readonly Pick<SkillRole, "skills">[], skills: SkillNames) {
  const used = new Set(roles.flatMap((role) => role.skills))
  return [...skills].flatMap(([id, name]) => (used.has(id) ? [name] : []))
}

/**
 * A role matches if it used any of the skills, not all of them: whoever asks for Kotlin and Scala
 * wants to see the years of both.
 * @param currentMonth as in '2026-07'
 */
export function findUsage(
  work: readonly SkillCompany[],
  skills: SkillNames,
  currentMonth: string,
): Usage {
  const isMatch = (role: SkillRole) => role.skills.some((id) => skills.has(id))
  const roles = work.flatMap((company) => company.roles.filter(isMatch))
  return {
    companies: work.filter((company) => company.roles.some(isMatch)).map(({ id }) => id),
    roles: roles.length,
    months: countMonths(roles, currentMonth),
  }
}

/** @returns the usage as a sentence: 'Kotlin: 3 roles, 6 yr 2 mo' */
function describeUsage(name: string, { roles, months }: Usage): string {
  if (roles === 0) return `${name}: no roles`
  return `${name}: ${roles} ${roles === 1 ? "role" : "roles"}, ${formatDuration(months)}`
}

/** @returns a sentence for each skill, and for several one more for all of them together */
export function describeSelection(
  work: readonly SkillCompany[],
  skills: SkillNames,
  currentMonth: string,
): string[] {
  const each = [...skills].map(([id, name]) =>
    describeUsage(name, findUsage(work, new Map([[id, name]]), currentMonth)),
  )
  if (skills.size < 2) return each
  return [...each, describeUsage("Together", findUsage(work, skills, currentMonth))]
}
