/** Finds the dates of a role in a line. */
import type { Line } from "./read-lines"

const DATE = String.raw`(?:\p{L}{3,9}\.? \d{4}|\d{1,2}[/.]\d{4}|\d{4}(?:-\d{2})?|\d{4} ?年(?: ?\d{1,2} ?月)?)`
const RANGE = String.raw`${DATE}\s*[—–-]+\s*(?:${DATE}|\p{L}{2,9})$`

/** A range at the end of a text, or one date that is all of it, as in 'From Jan 2027'. */
const DATES = new RegExp(String.raw`${RANGE}|^(?:\p{L}+ )?${DATE}$`, "u")

export const isDates = (text: string): boolean => DATES.exec(text)?.index === 0

export const containsDates = (line: Line): boolean => line.some(({ text }) => DATES.test(text))

/** @returns the text before the dates and the dates, if both stand in one text */
export function splitDates(text: string): string[] {
  const { index } = DATES.exec(text) ?? { index: 0 }
  return index > 0 ? [text.slice(0, index).replace(/[\s|,·—–-]+$/, ""), text.slice(index)] : [text]
}
