/** Distances. Everything is in rem, so that it grows with the reader's own text size. */
export const space = {
  hair: "0.25rem",
  tiny: "0.5rem",
  small: "0.75rem",
  medium: "1rem",
  gutter: "1.5rem",
  large: "2rem",
  page: "14mm",
  block: "clamp(3rem, 1.5rem + 4vw, 4.5rem)",
} as const

/** Widths: the main column, the footer (1240px), a readable line, and a card of the stack. */
export const width = {
  column: "64rem",
  footer: "1240px",
  line: "62ch",
  text: "34rem",
  card: "70vw",
  cardFromSmall: "400px",
} as const

/** Strokes and corners. */
export const shape = {
  rule: "1px",
  focus: "2px",
  focusOffset: "3px",
  pill: "999px",
  corner: "0.75rem",
  touchTarget: "2.75rem",
  minimumTarget: "1.5rem",
} as const
