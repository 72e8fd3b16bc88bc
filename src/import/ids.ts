import { toSlug } from "../lib/slug"

/** Longer ids are hard to read in an address. */
const MAX_LENGTH = 60

/** @returns an id for the name; '' if it has no letter or digit of ASCII */
function idFor(name: string): string {
  const words = name
    .replace(/(?<=\w)#/g, "-sharp")
    .replace(/\+/g, "-plus")
    .replace(/^\./, "dot-")
  return toSlug(words).slice(0, MAX_LENGTH).replace(/-$/, "")
}

/**
 * @param reserved ids that others have
 * @returns a function that gives each name an id of its own: 'C' → 'c', 'C#' → 'c-sharp', and a second
 *   'C' → 'c-2'. A name without a letter of ASCII gets `fallback`
 */
export function uniqueIds(reserved: Iterable<string> = []) {
  const used = new Set(reserved)
  return (name: string, fallback: string): string => {
    const base = idFor(name) || fallback
    let id = base
    for (let number = 2; used.has(id); number++) id = `${base}-${number}`
    used.add(id)
    return id
  }
}
