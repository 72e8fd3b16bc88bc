/** Focuses an element without scrolling, even if the Tab key does not reach it. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
