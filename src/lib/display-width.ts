/** Measures and wraps text for a terminal. Widths follow Unicode (UAX #11 and #29). */

import { toGraphemes } from "./graphemes"
import { toOneLine } from "./one-line"

const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u

/** @returns the number of terminal columns that the text takes */
export function displayWidth(text: string): number {
  let width = 0
  for (const segment of toGraphemes(text)) {
    if (WIDE.test(segment)) width += 2
    else if (!INVISIBLE.test(segment)) width += 1
  }
  return width
}

/** Scripts without spaces between words. Only a dictionary knows where a word ends. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const words = new Intl.Segmenter("en", { granularity: "word" })

/** Signs that stay with what is before them, or after them. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}]/u
const OPENING = /[\p{Ps}\p{Pi}]$/u

/**
 * Breaks lines at white space, but not at no-break spaces. Some languages do not separate words, so it also breaks
 * between wide characters, and between the words of Thai, Lao, Khmer and Burmese. A word that is longer than a line
 * is not broken: a broken URL does not work.
 * @returns lines of at most `columns` columns; one empty line for an empty text
 */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ""
  for (const piece of piecesOf(toOneLine(text))) {
    if (line !== "" && displayWidth(line + piece.trimEnd()) > columns) {
      lines.push(line.trimEnd())
      line = ""
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}

/** @returns the parts between which a line may break: words with their space, and wide characters */
function piecesOf(text: string): string[] {
  const found = UNSPACED.test(text) ? Array.from(words.segment(text), ({ index }) => index) : []
  const wordStarts = new Set(found)
  const pieces: string[] = []
  let [previous, offset] = [" ", 0]
  for (const segment of toGraphemes(text)) {
    const isBetween = [previous, segment].some((each) => WIDE.test(each))
    const isWord = wordStarts.has(offset) && UNSPACED.test(previous) && UNSPACED.test(segment)
    const mayBreak = !CLOSING.test(segment) && !OPENING.test(previous) && (isBetween || isWord)
    if (segment !== " " && (previous === " " || mayBreak)) pieces.push(segment)
    else pieces.push((pieces.pop() ?? "") + segment)
    previous = segment
    offset += segment.length
  }
  return pieces
}
