/**
 * @param keepUnicode keeps the letters and digits of every script; without it, only a-z and 0-9 stay.
 *   Latin letters lose their accents in both.
 * @returns lowercase words joined by hyphens: 'Café & Co.' gives 'cafe-co'; '' if nothing is left
 */
export function toSlug(text: string, { keepUnicode = false } = {}): string {
  return text
    .normalize("NFKD")
    .replace(keepUnicode ? /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu : /\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(keepUnicode ? /[^\p{L}\p{M}\p{N}]+/gu : /[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}
