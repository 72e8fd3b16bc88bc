/**
 * @returns the text for a comparison: in small letters without marks, which capitals often lack, and with one form of
 *   each letter (NFKD of Unicode), as in 'is deneyimi' for 'İŞ DENEYİMİ' and 'İş Deneyimi', and 'strasse' for 'Straße'
 */
export function toPlain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .toLowerCase()
    .replace(/\p{M}/gu, "")
}

/** @returns the words of the text in small letters, with their marks */
export const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
