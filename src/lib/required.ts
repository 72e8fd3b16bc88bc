/**
 * Gatsby types every field at the root of a query as nullable; the gate has made sure it is there.
 * @returns the value
 * @throws if it is missing all the same, which is a mistake in this code
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The query gave no "${name}".`)
  return value
}
