/** What the page of the résumé shows of the work history, computed from the content. */

import { textOf } from "../../src/content/picks/variant-picks"
import { isCompany } from "../../src/content/picks/work-items"
import type { Content } from "../../src/content/schemas"

type Item = Content["work"]["work"][number]

export type WorkText = {
  id: string
  title: string
  /** The responsibilities of a company, or the text of a career break. */
  texts: string[]
  /** Whether there is something to expand below the title. */
  isExpandable: boolean
}

/** @returns the companies and career breaks, in the order of the content */
export function workTexts({ work }: Content): WorkText[] {
  return work.work.map((item) => ({
    id: item.id,
    title: isCompany(item) ? item.company : item.break,
    texts: textsOf(item),
    isExpandable: textsOf(item).length > 0 || hasMore(item),
  }))
}

function textsOf(item: Item): string[] {
  if (!isCompany(item)) return item.text ? [item.text] : []
  const { roles, responsibilities } = item
  return [...roles.flatMap((role) => role.responsibilities), ...responsibilities].map(textOf)
}

function hasMore(item: Item): boolean {
  if (!isCompany(item)) return false
  const { location, url, summary, roles } = item
  const ofRoles = roles.flatMap((role) => [role.location, role.summary])
  return roles.length > 1 || [location, url, summary, ...ofRoles].some(Boolean)
}

/**
 * @returns the items of the work history that have a text to look for
 * @throws if there are fewer than two, because the tests collapse one and look at another
 */
export function itemsWithTexts(content: Content): (WorkText & { firstText: string })[] {
  const items = workTexts(content).flatMap((item) => {
    const [firstText] = item.texts
    return firstText ? [{ ...item, firstText }] : []
  })
  if (items.length < 2) throw new Error("The content needs two companies with responsibilities.")
  return items
}
