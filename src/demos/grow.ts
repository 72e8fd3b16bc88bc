import { prefersReducedMotion } from "../browser/prefers-reduced-motion"

/** The attribute of the picture that a demo belongs to. Its value is the demo's id. */
export const PICTURE = "data-demo-picture"

/** The picture of a demo, if the page has one. */
export const findPicture = (id: string) =>
  document.querySelector<HTMLElement>(`[${PICTURE}="${CSS.escape(id)}"]`)

type FindElement = () => HTMLElement | null | undefined

/**
 * Changes the page in a view transition in which one element becomes another: the picture becomes
 * the demo, or the demo the picture. Without the API, or with reduced motion, the page changes at once.
 * @param update changes the page before it returns; `from` is called before it, `to` after it
 */
export function growInto(update: () => void, from: FindElement, to: FindElement): void {
  if (!("startViewTransition" in document) || prefersReducedMotion()) {
    update()
    return
  }
  const before = from()
  setName(before, "demo")
  let after: HTMLElement | null | undefined
  const transition = document.startViewTransition(() => {
    setName(before, "")
    update()
    after = to()
    setName(after, "demo")
  })
  const handleEnd = () => setName(after, "")
  // `ready` rejects when the transition is skipped. `finished` then still resolves.
  transition.ready.catch(() => {})
  transition.finished.then(handleEnd, handleEnd)
}

function setName(element: HTMLElement | null | undefined, name: string): void {
  element?.style.setProperty("view-transition-name", name)
}
