/** Measures the owner's font of headings, because their size depends on the widths of its letters. */
import { letterWidth, toCapitals } from "../lib/letter-widths"
import { openFont } from "./open-font"

/** How much wider a letter is, in em, if the browser draws a bold one because the font has none: below 600. */
const DRAWN_BOLD = 0.05

/**
 * @param files TTF or OTF files, which may have different letters
 * @param weight of headings, for a variable font
 * @returns by how much the widest of the words is wider, in bold capitals, than letter-widths.ts says; at
 *   least 1, because a fallback font may show them
 * @throws if a file is damaged
 */
export function measureScale(
  files: readonly Buffer[],
  words: readonly string[],
  weight: number,
): number {
  const fonts = files.map((bytes) => {
    const font = openFont(bytes)
    if (font.variationAxes.wght) return { font: font.getVariation({ wght: weight }), extra: 0 }
    return { font, extra: font["OS/2"].usWeightClass < 600 ? DRAWN_BOLD : 0 }
  })
  const widthOf = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    const widths = fonts
      .filter(({ font }) => font.hasGlyphForCodePoint(code))
      .map(({ font, extra }) => font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm + extra)
    return Math.max(letterWidth(letter), ...widths)
  }
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const scales = words
    .map(toCapitals)
    .map((letters) => sum(letters.map(widthOf)) / sum(letters.map(letterWidth)))
  return Number(Math.max(1, ...scales).toFixed(3))
}
