/** The ripple effect of a click on a button, or on a link that looks like a button. */
import { css } from "@emotion/react"
import type { MouseEventHandler, PointerEventHandler } from "react"
import { prefersReducedMotion } from "../browser/prefers-reduced-motion"
import { easing, media, shape } from "../styles/values"

/** Draws the ripple. `data-ripple` is set only while it runs. */
export const rippleCss = css({
  position: "relative",
  WebkitTapHighlightColor: "transparent", // Android would draw a rectangle over the ripple
  "&[data-ripple]::after": {
    content: '""',
    position: "absolute",
    inset: `-${shape.border}`,
    borderRadius: "inherit",
    backgroundColor: "currentColor",
    opacity: 0,
    pointerEvents: "none",
    [media.forcedColors]: { display: "none" },
  },
})

/** The bounds of docs/product.md, in seconds. */
const SHORTEST = 0.2
const LONGEST = 0.75

/** Pixels per second: the ripple covers a button of the usual size in a third of a second. */
const SPEED = 500

type Box = { left: number; top: number; width: number; height: number }
type Point = { x: number; y: number }

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

/** The running ripple of each button. A new ripple replaces it. */
const running = new WeakMap<Element, Animation>()

/** @param point where the ripple starts; by default the center of the button */
function startRipple(button: HTMLElement, point?: Point) {
  if (prefersReducedMotion() || button.ariaDisabled === "true") return
  const box = button.getBoundingClientRect()
  const { x, y, radius } = ripplePath(box, point)
  const circle = (size: number) => `circle(${size}px at ${x}px ${y}px)`
  running.get(button)?.cancel()
  button.dataset.ripple = ""
  const ripple = button.animate(
    [
      { clipPath: circle(0), opacity: 0.35 },
      { clipPath: circle(radius), opacity: 0 },
    ],
    {
      duration: rippleDuration(box) * 1000,
      easing: easing.out,
      pseudoElement: "::after",
    },
  )
  running.set(button, ripple)
  const handleEnd = () => {
    if (running.get(button) === ripple) delete button.dataset.ripple
  }
  ripple.finished.then(handleEnd, handleEnd)
}

type Handlers<E> = {
  onPointerDown?: PointerEventHandler<E> | undefined
  onPointerCancel?: PointerEventHandler<E> | undefined
  onClick?: MouseEventHandler<E> | undefined
}

/** Adds a ripple to the handlers of a button: at the pointer or, for the keyboard, in the center. */
export function rippleHandlers<E extends HTMLElement>(props: Handlers<E>): Handlers<E> {
  return {
    onPointerDown: (event) => {
      props.onPointerDown?.(event)
      const { button, clientX: x, clientY: y } = event
      if (button === 0) startRipple(event.currentTarget, { x, y })
    },
    onPointerCancel: (event) => {
      props.onPointerCancel?.(event)
      running.get(event.currentTarget)?.cancel() // The visitor scrolls instead.
    },
    onClick: (event) => {
      // A click by the keyboard or a screen reader has no detail and no pointer event before it.
      if (event.detail === 0) startRipple(event.currentTarget)
      props.onClick?.(event)
    },
  }
}
