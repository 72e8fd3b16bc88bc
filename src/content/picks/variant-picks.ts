/** Picks what a variant shows. A variant names an item by its id or by a tag of several items. */
import { sectionId } from "./resume-sections"

/** An item with the names by which a variant may pick it. */
type Named = { id?: string | undefined; tags: readonly string[] }

/** A responsibility: a text, or a text with an id and tags. */
export type Responsibility = string | (Named & { text: string })

/** @returns the text of a responsibility */
export function textOf(item: Responsibility): string {
  return typeof item === "string" ? item : item.text
}

const namesOfItem = ({ id, tags }: Named) => (id ? [id, ...tags] : tags)

/** For each kind of item: the ids and tags by which a variant may pick it. */
export const namesOf = {
  section: (section: Named & { section: string }) => [sectionId(section), ...section.tags],
  /** A company or a career break. */
  workItem: namesOfItem,
  role: namesOfItem,
  responsibility: (item: Responsibility) => (typeof item === "string" ? [] : namesOfItem(item)),
  entry: namesOfItem,
  /** A skill is also picked by the id of its group. */
  skill: ({ id, tags }: Named & { id: string }, group: { id: string }) => [id, group.id, ...tags],
}

/**
 * @param wanted ids and tags in the wanted order; undefined picks every item
 * @param getNames returns the ids and tags of an item
 * @returns the picked items, each once, in the order of `wanted` and then in their own order
 */
export function pick<T>(
  items: readonly T[],
  wanted: readonly string[] | undefined,
  getNames: (item: T) => readonly string[],
): T[] {
  const itemsNamed = (name: string) => items.filter((item) => getNames(item).includes(name))
  return wanted ? [...new Set(wanted.flatMap(itemsNamed))] : [...items]
}

type Picks = {
  roles?: readonly string[] | undefined
  responsibilities?: readonly string[] | undefined
}

type Item = Named & { responsibilities: readonly Responsibility[] }

/**
 * @returns the company with only the roles and responsibilities that the variant picks; undefined if
 *   the variant picks nothing of it
 */
export function pickCompany<Company extends Item & { roles: readonly Item[] }>(
  company: Company,
  { roles: wantedRoles, responsibilities: wanted }: Picks,
): Company | undefined {
  const withPicks = <Each extends Item>(item: Each): Each => ({
    ...item,
    responsibilities: pick(item.responsibilities, wanted, namesOf.responsibility),
  })
  const roles = pick(company.roles, wantedRoles, namesOf.role).map(withPicks)
  const picked: Company = { ...withPicks(company), roles }
  const count = (items: readonly Item[]) => items.flatMap((item) => item.responsibilities).length
  const isUnpicked =
    !wantedRoles && count([company, ...company.roles]) > 0 && count([picked, ...roles]) === 0
  return roles.length === 0 || isUnpicked ? undefined : picked
}

/** @returns the entries that the variant picks, in its order; all of them if it names none of them */
export function pickEntries<Entry extends Named>(
  entries: readonly Entry[],
  wanted: readonly string[] | undefined,
): Entry[] {
  const picked = pick(entries, wanted, namesOf.entry)
  return picked.length > 0 ? picked : [...entries]
}
