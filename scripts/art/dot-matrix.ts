import { dotMatrixPath } from "../../src/demos/tournament/dot-matrix-font"

/** Draws digits and commas on a dot-matrix display, centered; a dot is one unit square. */
export function drawDotMatrix(text: string, columns: number, rows: number): string {
  const path = dotMatrixPath(text, columns, rows)
  return `<svg viewBox="0 0 ${columns} ${rows}" width="100%">
    <defs><pattern id="dot" width="1" height="1" patternUnits="userSpaceOnUse">
      <circle cx=".5" cy=".5" r=".32" fill="#4a1c0c"/></pattern></defs>
    <rect width="${columns}" height="${rows}" fill="url(#dot)"/>
    <path d="${path}" stroke="#ffa552" stroke-width=".94" stroke-linecap="round"/>
  </svg>`
}
