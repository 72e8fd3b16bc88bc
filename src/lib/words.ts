/** @returns how many characters the longest word of the text has; a line may break after a hyphen */
export function longestWordLength(text: string): number {
  return Math.max(0, ...text.split(/\s+|(?<=-)/).map((word) => [...word].length))
}

/** @returns the name in words joined by hyphens: 'WorkExperience' gives 'work-experience' */
export function toSlug(pascalCase: string): string {
  return pascalCase.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()
}

/** @returns the text as an address on a page: 'Café & Co.' gives 'cafe-co'; `fallback` if none is left */
export function toId(text: string, fallback: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || fallback
}
