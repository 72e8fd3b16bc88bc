/** Compares the formats of the résumé before and after an upgrade. */
import { diffArrays } from "diff"

/** A format as text: the lines of a text format, or the words of a PDF, whose lines depend on the layout. */
export type FormatText = { unit: "line" | "word"; parts: readonly string[] }

/** Path of a format, as in `/resume.pdf` → its text. */
export type FormatTexts = ReadonlyMap<string, FormatText>

/** How many words show the place in a PDF. */
const CONTEXT = 4

const MISSING: FormatText = { unit: "line", parts: [] }

/**
 * @param max how many lines to write about a format; the others are counted
 * @returns each format that differs, is new or gone: its path, then what was removed and added, as in `- old` and
 *   `+ new`. In a PDF, a line names the place before
 */
export function describeFormatChanges(
  before: FormatTexts,
  after: FormatTexts,
  max: number,
): string {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  const changes = paths.flatMap((path) => {
    const lines = compareTexts(before.get(path) ?? MISSING, after.get(path) ?? MISSING)
    const rest = lines.length > max ? [`and ${lines.length - max} more lines`] : []
    const shown = [...lines.slice(0, max), ...rest].map((line) => `\n  ${line}`).join("")
    return lines.length > 0 ? `\n${path}${shown}` : []
  })
  if (changes.length === 0) return `\nNothing changed: all ${after.size} formats are as before.`
  return `\n${changes.length} of ${after.size} formats changed:${changes.join("")}`
}

function compareTexts(before: FormatText, after: FormatText): string[] {
  const isLines = before.unit === "line" && after.unit === "line"
  let context = ""
  return diffArrays([...before.parts], [...after.parts]).flatMap(({ value, added, removed }) => {
    if (!added && !removed) {
      context = isLines ? "" : `after "${value.slice(-CONTEXT).join(" ")}":`
      return []
    }
    const place = context ? [context] : []
    context = ""
    const parts = isLines ? value : [value.join(" ")]
    return [...place, ...parts.map((part) => `${removed ? "-" : "+"} ${part}`)]
  })
}

/** @returns each value of the data as a line with its path, as in `work[].name: "Specimen"` */
export function toJsonLines(data: unknown, path = ""): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => toJsonLines(item, `${path}[]`))
  if (typeof data !== "object" || data === null) return [`${path}: ${JSON.stringify(data)}`]
  return Object.entries(data).flatMap(([key, value]) =>
    toJsonLines(value, path ? `${path}.${key}` : key),
  )
}
