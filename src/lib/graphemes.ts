const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

/** The segmenter takes a microsecond for each letter. Of these letters, each is a character. */
const ASCII = /^[ -~]*$/

/** @returns the characters of a text, each with the marks on it, as a reader counts them */
export function toGraphemes(text: string): string[] {
  if (ASCII.test(text)) return text.split("")
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** @returns the offset of the character to which the code unit at the offset belongs */
export function borderAt(text: string, offset: number): number {
  return segmenter.segment(text).containing(offset)?.index ?? offset
}

/** @returns the start of a text that has at most this number of bytes in UTF-8, and no half characters */
export function firstBytes(text: string, maxBytes: number): string {
  const encoder = new TextEncoder()
  let bytes = 0
  const isIn = (grapheme: string) => {
    bytes += encoder.encode(grapheme).length
    return bytes <= maxBytes
  }
  return toGraphemes(text).filter(isIn).join("")
}

/**
 * @param isAccepted tests a character, or a character with the marks on it
 * @returns what is not accepted, with its offset: the single characters that are not accepted, or
 *   else the character with its marks
 */
export function findRejected(
  text: string,
  isAccepted: (grapheme: string) => boolean,
): { rejected: string; offset: number }[] {
  let offset = 0
  return toGraphemes(text).flatMap((grapheme) => {
    const start = offset
    offset += grapheme.length
    if (isAccepted(grapheme)) return []
    let end = start
    const singles = [...grapheme].flatMap((rejected) => {
      const found = { rejected, offset: end }
      end += rejected.length
      return isAccepted(rejected) ? [] : [found]
    })
    return singles.length > 0 ? singles : [{ rejected: grapheme, offset: start }]
  })
}
