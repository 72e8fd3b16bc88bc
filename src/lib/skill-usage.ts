/** Finds the roles that used the selected skills, and how many months they took. */
import { ENGLISH, fill, type Words } from "./interface-words"
import { type Duration, durationOf, formatDuration, type MonthRange } from "./months"

/** Skill id → the name that visitors read, in the order of the content. */
export type SkillNames = ReadonlyMap<string, string>

export type SkillGroup = { skills: readonly { id: string; name: string }[] }

export type SkillRole = MonthRange & { skills: readonly string[] }

export type SkillCompany = { id: string; roles: readonly SkillRole[] }

export type Usage = {
  /** The ids of the companies with at least one matching role, in the order of the content. */
  companies: string[]
  roles: number
  /** A month in which two matching roles overlap counts once. Gaps between roles do not count. */
  duration: Duration
}

/** @returns a skill or a group with its level, as in 'Kotlin (expert)' */
export function skillText(skill: { name: string; level?: string | null | undefined }): string {
  return skill.level ? `${skill.name} (${skill.level})` : skill.name
}

/** @returns the names of the skills of all groups */
export function skillNames(groups: readonly SkillGroup[]): SkillNames {
  return new Map(groups.flatMap(({ skills }) => skills.map(({ id, name }) => [id, name])))
}

/** @returns the groups with only the skills that at least one role used: these can be selected */
export function selectableGroups<Group extends SkillGroup>(
  groups: readonly Group[],
  work: readonly Pick<SkillCompany, "roles">[],
): Group[] {
  const used = new Set(work.flatMap(({ roles }) => roles.flatMap((role) => role.skills)))
  return groups.map((group) => ({
    ...group,
    skills: group.skills.filter(({ id }) => used.has(id)),
  }))
}

/** @returns the names of the skills that at least one of the roles used */
export function namesUsed(roles: readonly Pick<SkillRole, "skills">[], skills: SkillNames) {
  const used = new Set(roles.flatMap((role) => role.skills))
  return [...skills].flatMap(([id, name]) => (used.has(id) ? [name] : []))
}

/**
 * A role matches if it used any of the skills, not all of them: a visitor who selects Kotlin and
 * Scala wants to see the years of both.
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
    duration: durationOf(roles, currentMonth),
  }
}

/** @returns one line about the usage: 'Kotlin: 3 roles, 6 yr 2 mo' */
function describeUsage(name: string, { roles, duration }: Usage, words: Words): string {
  const line = roles === 1 ? words.oneRole : words.severalRoles
  return fill(line, { name, count: roles, duration: formatDuration(duration, words) })
}

/** @returns one line for each skill, and, for several skills, one more line for all together */
export function describeSelection(
  work: readonly SkillCompany[],
  skills: SkillNames,
  currentMonth: string,
  words: Words = ENGLISH,
): string[] {
  const each = [...skills].map(([id, name]) =>
    describeUsage(name, findUsage(work, new Map([[id, name]]), currentMonth), words),
  )
  if (skills.size < 2) return each
  return [...each, describeUsage(words.together, findUsage(work, skills, currentMonth), words)]
}
