/** The ripple that runs over a button when it is pressed; buttons and links dressed as one share it. */
import { css } from "@emotion/react"
import type { MouseEventHandler, PointerEventHandler } from "react"
import { prefersReducedMotion } from "../browser/prefers-reduced-motion"
import { type Point, rippleDuration, ripplePath } from "../lib/ripple"
import { easing, media, shape } from "../styles/theme"

/** Nothing is drawn until the first press, and nothing stays once the ripple has run out. */
export const rippleCss = css({
  position: "relative",
  "&[data-ripple]::after": {
    content: '""',
    position: "absolute",
    inset: `-${shape.rule}`,
    borderRadius: "inherit",
    backgroundColor: "currentColor",
    opacity: 0,
    pointerEvents: "none",
    [media.forcedColors]: { display: "none" },
  },
})

/** The ripple of each button that has one; a new press takes the place of the one before. */
const running = new WeakMap<Element, Animation>()

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
  const end = () => {
    if (running.get(button) === ripple) delete button.dataset.ripple
  }
  ripple.finished.then(end, end)
}

type Handlers<E> = {
  onPointerDown?: PointerEventHandler<E> | undefined
  onPointerCancel?: PointerEventHandler<E> | undefined
  onClick?: MouseEventHandler<E> | undefined
}

/**
 * @param props the button's own props, whose handlers are called too
 * @returns the handlers of a button that ripples: from the point of touch, or by keyboard from its
 *   center
 */
export function rippleHandlers<E extends HTMLElement>(props: Handlers<E>): Handlers<E> {
  return {
    onPointerDown: (event) => {
      props.onPointerDown?.(event)
      const { button, clientX: x, clientY: y } = event
      if (button === 0) startRipple(event.currentTarget, { x, y })
    },
    onPointerCancel: (event) => {
      props.onPointerCancel?.(event)
      running.get(event.currentTarget)?.cancel() // the finger scrolls instead
    },
    onClick: (event) => {
      // A key, or a screen reader, clicks without having pressed anywhere.
      if (event.detail === 0) startRipple(event.currentTarget)
      props.onClick?.(event)
    },
  }
}
