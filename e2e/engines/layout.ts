/** Compares where two browsers place the landmarks and headings of a page. */

export type Box = { text: string; left: number; top: number; width: number; height: number }

/**
 * In pixels, and as a share of heights and of distances from the top. WebKit's port for GTK rounds the
 * width of each letter to whole pixels.
 */
const TOLERANCE = { size: 4, share: 0.03 }

/** For the page. @returns the boxes of its landmarks and headings, in order */
export function layoutOf(): Box[] {
  const selector = "header, main, footer, h1, h2, h3, [role=heading]"
  const visible = [...document.querySelectorAll(selector)].filter(
    (element) => !element.closest("[hidden]") && element.getClientRects().length > 0,
  )
  return visible.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const text = `${element.localName} ${(element.textContent ?? "").slice(0, 30)}`
    return { text, left, top: top + scrollY, width, height }
  })
}

/** @returns the boxes that differ, with those of the other browser */
export function compareLayouts(boxes: readonly Box[], expected: readonly Box[]): Box[][] {
  const isClose = (value: number, other: number, share = 0) =>
    Math.abs(value - other) <= TOLERANCE.size + share * other
  return Array.from({ length: Math.max(boxes.length, expected.length) }, (_, index) => {
    const [box, other] = [boxes[index], expected[index]]
    const isSame =
      box &&
      other &&
      box.text === other.text &&
      isClose(box.left, other.left) &&
      isClose(box.width, other.width) &&
      isClose(box.top, other.top, TOLERANCE.share) &&
      isClose(box.height, other.height, TOLERANCE.share)
    return isSame ? [] : [box, other].filter((one) => one !== undefined)
  }).filter((pair) => pair.length > 0)
}
