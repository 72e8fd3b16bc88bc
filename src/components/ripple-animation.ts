/** Computes the size and the duration of a button's ripple, in CSS pixels and seconds. */

/** The bounds in the site's specification, in seconds. */
const SHORTEST = 0.2
const LONGEST = 0.75

/** Pixels per second: the ripple covers a button of the usual size in a third of a second. */
const SPEED = 500

export type Box = { left: number; top: number; width: number; height: number }
export type Point = { x: number; y: number }

/** @returns the duration of the ripple in seconds; a larger button takes longer */
export function rippleDuration({ width, height }: Pick<Box, "width" | "height">): number {
  return Math.min(LONGEST, Math.max(SHORTEST, Math.hypot(width, height) / SPEED))
}

/**
 * @param point where the button was clicked, in the coordinates of `box`; default: its center
 * @returns the ripple's center, relative to the box's top left corner, and the radius at which it
 *   reaches the farthest corner
 */
export function ripplePath(box: Box, point?: Point): Point & { radius: number } {
  const x = point ? point.x - box.left : box.width / 2
  const y = point ? point.y - box.top : box.height / 2
  const farX = Math.max(x, box.width - x)
  const farY = Math.max(y, box.height - y)
  return { x, y, radius: Math.hypot(farX, farY) }
}
