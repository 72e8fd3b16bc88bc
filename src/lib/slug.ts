/** Latin letters that Unicode does not take apart, in the letters of ASCII that people write for them. */
const IN_ASCII: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ə: "e",
}

/** @returns the text with its Latin letters in those of ASCII: 'Müller-Łódź' gives 'Muller-Lodz'. Other scripts stay */
export function withAsciiLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[^\p{ASCII}]/gu, (letter) => {
      return IN_ASCII[letter] ?? IN_ASCII[letter.toLowerCase()]?.toUpperCase() ?? letter
    })
}

/**
 * @param keepUnicode keeps the letters and digits of every script; without it, only a-z and 0-9 stay.
 *   Latin letters lose their accents in both.
 * @returns lowercase words joined by hyphens: 'Café & Co.' gives 'cafe-co'; '' if nothing is left
 */
export function toSlug(text: string, { keepUnicode = false } = {}): string {
  const letters = text
    .normalize("NFKD")
    .replace(keepUnicode ? /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu : /\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
  const words = keepUnicode
    ? letters.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    : letters
        .replace(/[^a-z0-9]/g, (letter) => IN_ASCII[letter] ?? letter)
        .replace(/[^a-z0-9]+/g, "-")
  return words.replace(/^-|-$/g, "")
}
