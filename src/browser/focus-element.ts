/** Moves the focus to an element, even if the Tab key does not reach it. Does not scroll. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
