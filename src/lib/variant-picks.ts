/** How a variant names what it shows: by an id, or by a tag that several things may carry. */
import { sectionAddress } from "./resume-sections"

/** A responsibility: its text alone, or with the tags by which a variant picks it. */
export type Tagged = string | { text: string; tags: readonly string[] }

type Item = { id: string; tags: readonly string[] }

/** @returns what is to be read of a responsibility */
export function textOf(item: Tagged): string {
  return typeof item === "string" ? item : item.text
}

/** The ids and tags by which a variant may name what it picks. */
export const namesOf = {
  section: (section: { section: string; id?: string; tags: readonly string[] }) => [
    sectionAddress(section),
    ...section.tags,
  ],
  company: ({ id, tags }: Item) => [id, ...tags],
  responsibility: (item: Tagged) => (typeof item === "string" ? [] : item.tags),
  /** A skill goes by the id of its group too. */
  skill: ({ id, tags }: Item, group: { id: string }) => [id, group.id, ...tags],
}

/**
 * @param wanted ids and tags, in the order wanted; without it, everything is
 * @param nameIt the ids and tags of an item
 * @returns the items that are wanted, each once: by the order of the wishes, then by their own
 */
export function pick<T>(
  items: readonly T[],
  wanted: readonly string[] | undefined,
  nameIt: (item: T) => readonly string[],
): T[] {
  const named = (wish: string) => items.filter((item) => nameIt(item).includes(wish))
  return wanted ? [...new Set(wanted.flatMap(named))] : [...items]
}
