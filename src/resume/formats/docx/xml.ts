/** Writes XML 1.0. */

/** The first line of every XML file. */
export const DECLARATION = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
}

/** @returns the text with the characters escaped that are markup in an element or an attribute */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
