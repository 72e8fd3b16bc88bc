/** Finds the roles that used the selected skills, and how many months they took. */
import { ENGLISH, fillCount, type Words } from "./interface-words"
import { type Duration, durationOf, formatDuration, type MonthRange } from "./months"

/** Skill id → the name that visitors read, in the order of the content. */
export type SkillNames = ReadonlyMap<string, string>

type SkillGroup = { skills: readonly { id: string; name: string }[] }

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
export function skillText({ name, level }: { name: string; level?: string | null | undefined }) {
  return level ? withNote(name, level) : name
}

/** @returns a text with a note, as in 'Spanish (native)'; parentheses in parentheses are hard to read */
export function withNote(text: string, note: string): string {
  return /[()（）]/.test(note) ? `${text} — ${note}` : `${text} (${note})`
}

/** @returns the skills that can be selected, because at least one role used them */
export function selectableSkills(
  groups: readonly SkillGroup[],
  work: readonly Pick<SkillCompany, "roles">[],
): SkillNames {
  const all = groups.flatMap(({ skills }) => skills.map(({ id, name }) => [id, name] as const))
  return usedSkills(
    work.flatMap(({ roles }) => roles),
    new Map(all),
  )
}

/** @returns those of the skills that at least one of the roles used */
export function usedSkills(
  roles: readonly Pick<SkillRole, "skills">[],
  skills: SkillNames,
): SkillNames {
  const used = new Set(roles.flatMap((role) => role.skills))
  return new Map([...skills].filter(([id]) => used.has(id)))
}

/**
 * @returns the attribute that tells the styles whether one of the roles used a selected skill; no
 *   attribute if no skill is selected
 */
export function skillMatch(roles: readonly Pick<SkillRole, "skills">[], selected: SkillNames) {
  if (selected.size === 0) return {}
  return { "data-skill-match": usedSkills(roles, selected).size > 0 ? "true" : "false" } as const
}

/**
 * @param currentMonth as in '2026-07'
 * @param part of the skills that a matching role used: at least one of them, or all
 */
export function findUsage(
  work: readonly SkillCompany[],
  skills: SkillNames,
  currentMonth: string,
  part: "some" | "every" = "some",
): Usage {
  const isMatch = (role: SkillRole) => [...skills.keys()][part]((id) => role.skills.includes(id))
  const roles = work.flatMap((company) => company.roles.filter(isMatch))
  return {
    companies: work.filter((company) => company.roles.some(isMatch)).map(({ id }) => id),
    roles: roles.length,
    duration: durationOf(roles, currentMonth),
  }
}

/** @returns one line about the usage: 'Kotlin: 3 roles, 6 yr 2 mo' */
function describeUsage(name: string, { roles, duration }: Usage, words: Words): string {
  const { oneRole, severalRoles, language } = words
  const forms = typeof severalRoles === "string" ? { other: severalRoles } : severalRoles
  const values = { name, count: roles, duration: formatDuration(duration, words) }
  return fillCount({ one: oneRole, ...forms }, values, language)
}

/** @returns one line for each skill; for several skills also one for all together, and one for any of them */
export function describeSelection(
  work: readonly SkillCompany[],
  skills: SkillNames,
  currentMonth: string,
  words: Words = ENGLISH,
): string[] {
  const each = Array.from(skills, ([id, name]) =>
    describeUsage(name, findUsage(work, new Map([[id, name]]), currentMonth), words),
  )
  if (skills.size < 2) return each
  const together = findUsage(work, skills, currentMonth, "every")
  const inEither = findUsage(work, skills, currentMonth)
  return [
    ...each,
    describeUsage(words.together, together, words),
    describeUsage(words.inEither, inEither, words),
  ]
}
