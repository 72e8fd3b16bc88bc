import { escapePattern } from "../../../content/private-values/escape-pattern"

/**
 * @returns a pattern of the name as a whole word, in any case; names of one or two letters, such as
 *   'Go' and 'R', are found only as they are written
 */
export function toNamePattern(name: string, flags = ""): RegExp {
  const words = escapePattern(name).replace(/[\s-]+/g, "[\\s-]+")
  const caseFlag = name.length > 2 ? "i" : ""
  return new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d+#])`, `u${caseFlag}${flags}`)
}

/** @returns whether the text has the name as a whole word */
export function has(text: string, name: string): boolean {
  return toNamePattern(name).test(text)
}
