/** Finds the dates of a role in a line. */
import { TRANSLATIONS } from "../../content/interface-words"
import { lazy } from "../../content/lazy"
import { escapePattern } from "../../content/private-values/escape-pattern"
import { ENGLISH } from "../../lib/interface-words"

/** A month may be a name, as in 'Apr 2023', 'fev. de 2024' or 'лют. 2024 р.', or a number. */
const DATE = String.raw`(?:\p{L}{3,10}\.?(?: de)? \d{4}(?:\sр\.)?|\d{1,2}[/.]\d{4}|\d{4}(?:-\d{2})?|\d{4} ?年(?: ?\d{1,2} ?月)?)`

/** @returns the text without the vowel marks of Arabic, which a PDF stores apart from their letters */
export function withoutVowelMarks(text: string): string {
  return text.replace(/[\u064B-\u0652]/g, "")
}

/** A range at the end of a text, or one date that is all of it. */
const dates = lazy(() => {
  const languages = [ENGLISH, ...Object.values(TRANSLATIONS)]
  // The words for the end of what has not ended, and a word of any other language.
  const present = [
    ...languages.map(({ present }) => escapePattern(present).replace("’", "['’]")),
    String.raw`\p{L}{2,9}`,
  ].join("|")
  const range = String.raw`${DATE}\s*[—–-]+\s*(?:${DATE}|(?:${present}))$`
  // As in 'From Jan 2027', in each language.
  const ahead = languages.map(({ fromDate }) =>
    withoutVowelMarks(fromDate).split("{date}").map(escapePattern).join(DATE),
  )
  return new RegExp(String.raw`${range}|^(?:\p{L}+ )?${DATE}$|^(?:${ahead.join("|")})$`, "u")
})

export const isDates = (text: string): boolean => dates().exec(text)?.index === 0

export const containsDates = (line: readonly { text: string }[]): boolean =>
  line.some(({ text }) => dates().test(text))

/** @returns the text before the dates and the dates, if both stand in one text */
export function splitDates(text: string): string[] {
  const { index } = dates().exec(text) ?? { index: 0 }
  return index > 0 ? [text.slice(0, index).replace(/[\s|,·—–-]+$/, ""), text.slice(index)] : [text]
}
