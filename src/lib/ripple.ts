/** How a ripple runs over a button: pure numbers, in CSS pixels and seconds. */

/** The specification's bounds, in seconds. */
const SHORTEST = 0.2
const LONGEST = 0.75

/** How fast it runs, in pixels a second: a button of the usual size is covered in a third of one. */
const SPEED = 500

export type Box = { left: number; top: number; width: number; height: number }
export type Point = { x: number; y: number }

/** @returns how long a ripple takes over a button of this size, in seconds: the larger, the longer */
export function rippleDuration({ width, height }: Pick<Box, "width" | "height">): number {
  return Math.min(LONGEST, Math.max(SHORTEST, Math.hypot(width, height) / SPEED))
}

/**
 * @param point where it was pressed, in the coordinates of the box; nothing for its center
 * @returns where the ripple begins, counted from the box's corner, and how far it has to run to
 *   reach the farthest corner
 */
export function ripplePath(box: Box, point?: Point): Point & { radius: number } {
  const x = point ? point.x - box.left : box.width / 2
  const y = point ? point.y - box.top : box.height / 2
  const farX = Math.max(x, box.width - x)
  const farY = Math.max(y, box.height - y)
  return { x, y, radius: Math.hypot(farX, farY) }
}
