import { TOGGLE } from "../lib/accordion-parts"

/**
 * What a press on an accordion's toggle consists of, besides the click and the keys. Not how it ends:
 * one that began elsewhere may end here, and who follows it listens on the document.
 */
const BYSTANDERS = [
  "pointerover",
  "pointerdown",
  "gotpointercapture",
  "lostpointercapture",
  "pointerout",
  "touchstart",
  "mouseover",
  "mousemove",
  "mousedown",
  "mouseout",
  "focusin",
] as const

/**
 * React looks through its tree for each event of a press, whether anyone listens or not, before the
 * press can be answered. Nobody listens to these on a toggle, so they end above React.
 * @param container React's, before React listens on it; what captures on the document goes before it
 */
export function spareReact(container: Element): void {
  for (const type of BYSTANDERS) {
    container.addEventListener(type, stopOnToggle, { capture: true, passive: true })
  }
}

function stopOnToggle(event: Event) {
  if (!(event.target instanceof Element && event.target.closest(TOGGLE))) return
  if (!entersAnother(event)) event.stopImmediatePropagation()
}

/** From what the pointer leaves, React knows what it enters. */
function entersAnother(event: Event): boolean {
  return event.type.endsWith("out") && (event as MouseEvent).relatedTarget !== null
}
