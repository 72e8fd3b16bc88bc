/** @returns how many characters the longest word of the text has */
export function longestWordLength(text: string): number {
  return Math.max(0, ...text.split(/\s+/).map((word) => [...word].length))
}

/** @returns the name in words joined by hyphens: 'WorkExperience' gives 'work-experience' */
export function toSlug(pascalCase: string): string {
  return pascalCase.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()
}

/** @returns the words as the base of a file name: 'Zoë O’Neil' gives 'zoe-oneil' */
export function toFileName(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{Mark}/gu, "")
  return plain
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
}
