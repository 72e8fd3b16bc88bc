import { ENGLISH, type Words } from "./interface-words"

type WithResponsibilities = { summary?: unknown; responsibilities: readonly unknown[] }

/** @returns the heading of a company's responsibilities, if its roles have some of their own */
export function sharedHeading(
  { roles, responsibilities }: WithResponsibilities & { roles: readonly WithResponsibilities[] },
  words: Words = ENGLISH,
): string | undefined {
  if (responsibilities.length === 0 || roles.length < 2) return undefined
  const isSplit = roles.some((role) => role.summary || role.responsibilities.length > 0)
  return isSplit ? words.inAllRoles : undefined
}
