/** Says how much of what can be combined the tests try: a part that shows each promise, or all of it. */

/** Whether each life is tried in each look and each format, with many random contents. Takes minutes more. */
export const isWholeMatrix = process.env.MATRIX === "all"

/** @returns the number of random contents */
export const countOf = (part: number, whole: number) => (isWholeMatrix ? whole : part)

/** @returns the rows of a table: those of the part, or all of them */
export const rowsOf = <Row>(
  rows: readonly Row[],
  isInPart: (row: Row, index: number) => boolean,
) => (isWholeMatrix ? [...rows] : rows.filter(isInPart))

/** One life from right to left, one without spaces, and one with many pages. */
export const isUsualLife = (name: string) => isLifeOfEveryFormat(name) || name === "forty-companies"

/** Formats without layout need no other than these. */
export const isLifeOfEveryFormat = (name: string) => name === "interpreter" || name === "chinese"
