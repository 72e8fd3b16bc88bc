import { TOGGLE } from "../../lib/accordion-parts"

/** What comes along with a press on an accordion's toggle. */
const BYSTANDERS = [
  "pointerover",
  "gotpointercapture",
  "lostpointercapture",
  "pointerout",
  "mouseover",
  "mousemove",
  "mouseout",
  "focusin",
] as const

/** What a press begins with and ends with, besides the click. */
const PHASES = [
  ["pointerdown", "pointerup"],
  ["touchstart", "touchend"],
  ["mousedown", "mouseup"],
] as const

/**
 * Keeps from a press on an accordion's toggle what would hold up its answer: the click alone goes on.
 * @param container React's, before React listens on it; what captures on the document goes before it
 */
export function lightenPress(container: Element): void {
  // Goes first: the other ends what it listens to.
  spareCaret(container)
  spareReact(container)
}

/**
 * A finger would set the caret into the title, for which the browser counts the letters of the page,
 * and give the toggle the focus. In Safari it does neither; here it does neither anywhere.
 */
function spareCaret(container: Element) {
  let isFinger = false
  listen(container, "pointerdown", (event) => {
    isFinger = (event as PointerEvent).pointerType === "touch"
  })
  listen(container, "mousedown", (event) => {
    if (isFinger && isOnToggle(event)) event.preventDefault()
  })
}

/**
 * React looks through its tree for each event of a press, whether anyone listens or not. Nobody
 * listens to these on a toggle, so they end above React. A press that began elsewhere may end on a
 * toggle, and then its end is told: who follows it listens on the document.
 */
function spareReact(container: Element) {
  for (const type of BYSTANDERS) {
    listen(container, type, (event) => {
      if (isOnToggle(event) && !entersAnother(event)) event.stopImmediatePropagation()
    })
  }
  for (const [begin, end] of PHASES) {
    let beganHere = false
    listen(container, begin, (event) => {
      beganHere = isOnToggle(event)
      if (beganHere) event.stopImmediatePropagation()
    })
    listen(container, end, (event) => {
      if (beganHere && isOnToggle(event)) event.stopImmediatePropagation()
      beganHere = false
    })
  }
}

function listen(container: Element, type: string, listener: (event: Event) => void) {
  container.addEventListener(type, listener, { capture: true, passive: type !== "mousedown" })
}

function isOnToggle({ target }: Event): boolean {
  return target instanceof Element && target.closest(TOGGLE) !== null
}

/** From what the pointer leaves, React knows what it enters. */
function entersAnother(event: Event): boolean {
  return event.type.endsWith("out") && (event as MouseEvent).relatedTarget !== null
}
