/**
 * @param keepUnicode keeps the letters and digits of every script; without it, only a-z and 0-9 stay
 * @returns lowercase words joined by hyphens: 'Café & Co.' gives 'cafe-co'; '' if nothing is left
 */
export function toSlug(text: string, { keepUnicode = false } = {}): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(keepUnicode ? /[^\p{L}\p{N}]+/gu : /[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}
