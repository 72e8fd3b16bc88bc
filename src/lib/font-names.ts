/** Reads lists of fonts as website.yaml has them: 'Georgia, serif' or '@fontsource/lora, serif'. */

/** The kinds of fonts that every system has (CSS Fonts 4, generic families). */
export const GENERIC_FAMILIES: readonly string[] = [
  "serif",
  "sans-serif",
  "monospace",
  "system-ui",
  "ui-serif",
  "ui-sans-serif",
  "ui-monospace",
  "ui-rounded",
]

/** @returns the names of the list in order */
export function fontNamesIn(list: string): string[] {
  return list.split(",").map((name) => name.trim())
}

/** @returns whether the name is that of a font package of Fontsource */
export function isFontPackage(name: string): boolean {
  return /^@fontsource(-variable)?\/[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
}
