/** The digits of a dot-matrix display, as pinball machines have. */

/** Glyphs as rows of bits, five wide for digits; the comma is narrower. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  "0": [0x0e, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0e],
  "1": [0x04, 0x0c, 0x04, 0x04, 0x04, 0x04, 0x0e],
  "2": [0x0e, 0x11, 0x01, 0x02, 0x04, 0x08, 0x1f],
  "3": [0x1f, 0x02, 0x04, 0x02, 0x01, 0x11, 0x0e],
  "4": [0x02, 0x06, 0x0a, 0x12, 0x1f, 0x02, 0x02],
  "5": [0x1f, 0x10, 0x1e, 0x01, 0x01, 0x11, 0x0e],
  "6": [0x06, 0x08, 0x10, 0x1e, 0x11, 0x11, 0x0e],
  "7": [0x1f, 0x01, 0x02, 0x04, 0x08, 0x08, 0x08],
  "8": [0x0e, 0x11, 0x11, 0x0e, 0x11, 0x11, 0x0e],
  "9": [0x0e, 0x11, 0x11, 0x0f, 0x01, 0x02, 0x0c],
  ",": [0, 0, 0, 0, 0, 0x03, 0x01],
}

const GLYPH_ROWS = 7
/** Each bit of a glyph lights a square of 2 by 2 dots. */
const BOLD = 2

type Dot = { column: number; row: number }

function glyphWidth(glyph: string): number {
  return glyph === "," ? 2 : 5
}

function litDots(glyph: string, left: number, top: number): Dot[] {
  const width = glyphWidth(glyph)
  return (GLYPHS[glyph] ?? []).flatMap((bits, row) =>
    Array.from({ length: width }, (_, column) => column)
      .filter((column) => ((bits >> (width - 1 - column)) & 1) === 1)
      .flatMap((column) =>
        [0, 1, 2, 3].map((part) => ({
          column: left + column * BOLD + (part % 2),
          row: top + row * BOLD + Math.floor(part / 2),
        })),
      ),
  )
}

/**
 * @param text digits and commas
 * @param columns the width of the display in dots
 * @param rows its height in dots
 * @returns SVG path data with a point for each lit dot, in the middle of a square of one unit. The text
 *   is centered.
 */
export function dotMatrixPath(text: string, columns: number, rows: number): string {
  const glyphs = [...text]
  const advance = (glyph: string): number => (glyphWidth(glyph) + 1) * BOLD
  const width = glyphs.reduce((sum, glyph) => sum + advance(glyph), -BOLD)
  let left = Math.round((columns - width) / 2)
  const top = Math.round((rows - GLYPH_ROWS * BOLD) / 2)
  const dots = glyphs.flatMap((glyph) => {
    const lit = litDots(glyph, left, top)
    left += advance(glyph)
    return lit
  })
  return dots.map(({ column, row }) => `M${column + 0.5} ${row + 0.5}h0`).join("")
}
