/** A line of text on a printed page, in points from the top left. */
type Line = { left: number; top: number; right: number; bottom: number; text: string }

const LINE = /<line xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/line>/gs

/** Descenders may extend this far into the line below, in points. */
const TOLERANCE = 2

function toLines(page: string): Line[] {
  return [...page.matchAll(LINE)].map(([, left, top, right, bottom, words = ""]) => ({
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
    text: words.replace(/<.*?>/g, " ").replace(/\s+/g, " ").trim(),
  }))
}

const overlap = (one: Line, other: Line) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top + TOLERANCE < other.bottom &&
  other.top + TOLERANCE < one.bottom

/**
 * @param layout the output of `pdftotext -bbox-layout`
 * @returns the pairs of text lines that overlap
 */
export function findOverlaps(layout: string): [string, string][] {
  return layout.split("<page ").flatMap((page) => {
    const lines = toLines(page)
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other): [string, string] => [one.text, other.text]),
    )
  })
}
