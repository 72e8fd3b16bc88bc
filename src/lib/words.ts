/** @returns whether the text has letters with accents or of another script, which need higher lines */
export function hasTallLetters(text: string): boolean {
  return /[^\p{ASCII}\p{Punctuation}\s]/u.test(text)
}

/** @returns the number of characters of the longest word; a line may also break after a hyphen */
export function longestWordLength(text: string): number {
  return Math.max(0, ...text.split(/\s+|(?<=-)/).map((word) => [...word].length))
}
