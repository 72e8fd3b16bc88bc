/** @returns the number of characters of the longest word; a line may also break after a hyphen */
export function longestWordLength(text: string): number {
  return Math.max(0, ...text.split(/\s+|(?<=-)/).map((word) => [...word].length))
}
