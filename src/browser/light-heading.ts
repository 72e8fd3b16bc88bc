/** Near the pointer, the heading of a page is a dot-matrix display. `page-heading.tsx` has its style. */

const DELAY = 1000
const DURATION = 900

/** @returns the heading of the page; null if there is none */
export const findHeading = () => document.querySelector<HTMLElement>("main h1")

/** The next update. There is at most one a frame. */
let frame = 0

function update(show: (now: number) => void) {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(show)
}

/**
 * Lights the heading at a point of the viewport, as far as a letter is high. A text that is selected stays readable, a
 * dialog covers the heading, and metal mode has letters of its own.
 */
function light(x: number, y: number) {
  const heading = findHeading()
  if (!heading) return
  const { left, top, right, bottom } = heading.getBoundingClientRect()
  const reach = Number.parseFloat(getComputedStyle(heading).fontSize)
  const isNear = Math.max(left - x, x - right, top - y, y - bottom) < reach
  const isOther = document.querySelector('dialog[open], [data-metal="on"]')
  if (!isNear || isOther || getSelection()?.type === "Range") return darken()
  heading.style.setProperty("--x", `${x - left}px`)
  heading.style.setProperty("--y", `${y - top}px`)
  heading.setAttribute("data-lit", "")
}

const darken = () => findHeading()?.removeAttribute("data-lit")

/** A light as high as the heading runs over it once, from left to right. */
function run() {
  const start = performance.now()
  update(function step(now) {
    const heading = findHeading()
    const progress = (now - start) / DURATION
    if (!heading || progress > 1) return darken()
    const { left, top, width, height } = heading.getBoundingClientRect()
    heading.style.setProperty("--height", `${height}px`)
    light(left + (progress * 1.5 - 0.25) * width, top + height / 2)
    update(step)
  })
}

/** Lights each heading of the site. Without a pointer that can hover, once after the load, and at a tap. */
export function lightHeadings() {
  if (matchMedia("(hover: hover)").matches) {
    addEventListener("pointermove", ({ clientX, clientY }) => update(() => light(clientX, clientY)))
    for (const event of ["pointerout", "scroll"]) addEventListener(event, () => update(darken))
    return
  }
  setTimeout(run, DELAY)
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("main h1")) run()
  })
}
