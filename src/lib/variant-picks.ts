/** Picks what a variant shows. A variant names an item by its id or by a tag of several items. */
import { sectionId } from "./resume-sections"

/** A responsibility: a text, or a text with the tags by which a variant picks it. */
export type Tagged = string | { text: string; tags: readonly string[] }

type Item = { id: string; tags: readonly string[] }

/** @returns the text of a responsibility */
export function textOf(item: Tagged): string {
  return typeof item === "string" ? item : item.text
}

/** For each kind of item: the ids and tags by which a variant may pick it. */
export const namesOf = {
  section: (section: { section: string; id?: string; tags: readonly string[] }) => [
    sectionId(section),
    ...section.tags,
  ],
  company: ({ id, tags }: Item) => [id, ...tags],
  responsibility: (item: Tagged) => (typeof item === "string" ? [] : item.tags),
  /** A skill is also picked by the id of its group. */
  skill: ({ id, tags }: Item, group: { id: string }) => [id, group.id, ...tags],
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
