/**
 * Gatsby types every root field of a query as nullable, but the content validation guarantees a value.
 * @returns the value
 * @throws if the value is missing, which is a bug in this code
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The query gave no "${name}".`)
  return value
}
