/** @returns the text with the special characters of regular expressions escaped */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
