import { ENGLISH, type Words } from "./interface-words"

export type WithTexts = { summary?: unknown; responsibilities?: readonly unknown[] | undefined }

/** @returns whether a role has texts of its own, or a company has some for all its roles */
export const hasTexts = ({ summary, responsibilities = [] }: WithTexts): boolean =>
  Boolean(summary) || responsibilities.length > 0

/** @returns the heading of a company's responsibilities, if its roles have texts of their own */
export function sharedHeading(
  { roles, responsibilities = [] }: WithTexts & { roles: readonly WithTexts[] },
  words: Words = ENGLISH,
): string | undefined {
  if (responsibilities.length === 0 || roles.length < 2) return undefined
  return roles.some(hasTexts) ? words.inAllRoles : undefined
}
