/**
 * @param noun an English noun in the singular, whose plural ends in "s"
 * @returns as in '1 page' or '3 pages'
 */
export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
