/**
 * @param name of a content file, as in 'owner'
 * @returns the name of its GraphQL type, as in 'Owner'
 */
export function toNodeType(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
