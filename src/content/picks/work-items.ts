/** Tells companies from career breaks, which both are items of the work history. */
import { type MonthRange, newestOf } from "../../lib/months"
import { hasTexts, type WithTexts } from "../../lib/shared-heading"

/** @returns whether the item of the work history is a company, and no career break */
export function isCompany<Item extends object>(
  item: Item,
): item is Extract<Item, { company: string }> {
  return "company" in item
}

/** @returns the companies of the work history, without the career breaks */
export function companiesOf<Item extends object>({ work }: { work: readonly Item[] }) {
  return work.filter(isCompany)
}

type Role = MonthRange & WithTexts

/**
 * The one rule for formats in which each role is an entry.
 * @returns whether this role has what all roles of the company share: the newest has, and each role without
 *   texts of its own, which would be empty
 */
export function hasShared(role: Role, roles: readonly Role[]): boolean {
  return role === newestOf(roles) || !hasTexts(role)
}
