/** Reads phone numbers as people write them. */

export type Phone = {
  /** The digits, after a plus sign if the number has a country code: '+15035550142'. */
  number: string
  /** The digits of the extension, as in '9'. */
  extension?: string
}

/** What people write before an extension: also in French, German, Russian, Chinese, Japanese, Korean. */
const EXTENSION =
  /[\s,;]*(?:extension|ext\.?=?|x|#|poste|durchwahl|dw\.?|доб\.?|转|轉|分机|分機|内線|내선)\s*(\d{1,7})\s*$/i

/** Digits, white space, and the signs that people write between the groups of digits. */
const NUMBER = /^\s*\(?\s*\+?[\d\s()./\u2010-\u2015-]+$/

/** Nobody writes more, and the patterns would take seconds for thousands of spaces. */
const MAX_LENGTH = 100

/**
 * @param text as in '+1 503-555-0142 ext. 9', '(+33) 6 20 30 16 68' or '0043 (0)1 234'
 * @returns the number without the trunk prefix '(0)', which nobody dials after a country code, and
 *   with '+' instead of the prefix '00'; undefined if the text is not a phone number: E.164 allows
 *   fifteen digits
 */
export function parsePhone(text: string): Phone | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const extension = EXTENSION.exec(text)?.[1]
  const main = text.replace(EXTENSION, "")
  if (!NUMBER.test(main)) return undefined
  const isInternational = /^[\s(]*(\+|00)/.test(main)
  const withoutTrunk = isInternational ? main.replace(/\(\s*0\s*\)/, "") : main
  const digits = withoutTrunk.replace(/\D/g, "").replace(isInternational ? /^00/ : /^$/, "")
  if (digits.length < 5 || digits.length > 15) return undefined
  return { number: (isInternational ? "+" : "") + digits, ...(extension && { extension }) }
}

/** @returns the number as formats for programs want it, as in '+15035550142 ext. 9' */
export function plainPhone(text: string): string {
  const { number, extension } = parsePhone(text) ?? { number: text }
  return extension ? `${number} ext. ${extension}` : number
}
