/** @returns the text with the digits 0 to 9 in place of those of other scripts */
export function withPlainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, toPlainDigit)
}

/** The digits of a script follow each other, beginning with its zero. */
function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
