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
