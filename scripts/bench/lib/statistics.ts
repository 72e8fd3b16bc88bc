/** The few figures that sum a series of measurements up. */

/**
 * @returns the middle of the values, or the mean of the middle two
 * @throws when there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error("No values have no median.")
  return (lower + upper) / 2
}

/** @returns the median of the values that were measured, or nothing if none was */
export function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? median(known) : undefined
}

/** @returns how many times the base a value is; nothing where either was not measured or the base is 0 */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || !base ? undefined : value / base
}

export type Line = {
  /** What one more item adds. */
  slope: number
  /** What there is without any. */
  intercept: number
  /** How much of the values' spread the line explains: 1 is all of it. */
  r2: number
}

/**
 * Fits a straight line by least squares.
 * @throws when there are not two different places to draw it through
 */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): Line {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const sumOf = (term: (dx: number, dy: number) => number) =>
    points.reduce((sum, [x, y]) => sum + term(x - meanX, y - meanY), 0)
  const spreadX = sumOf((dx) => dx * dx)
  if (!(spreadX > 0)) throw new Error("A line needs two different places.")
  const slope = sumOf((dx, dy) => dx * dy) / spreadX
  const spreadY = sumOf((_, dy) => dy * dy)
  const unexplained = sumOf((dx, dy) => (dy - slope * dx) ** 2)
  return { slope, intercept: meanY - slope * meanX, r2: spreadY ? 1 - unexplained / spreadY : 1 }
}
