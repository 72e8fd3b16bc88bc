/** Distances, in rem, so that they grow with the reader's font size. */
export const space = {
  hair: "0.25rem",
  tiny: "0.5rem",
  small: "0.75rem",
  medium: "1rem",
  gutter: "1.5rem",
  large: "2rem",
  page: "14mm",
  section: "clamp(3rem, 1.5rem + 4vw, 4.5rem)",
} as const

/** Widths of the main column, the footer, a line of text, prose, and a card of the carousel. */
export const width = {
  column: "64rem",
  footer: "1240px",
  line: "62ch",
  text: "34rem",
  card: "70vw",
  cardFromSmall: "400px",
} as const

/** Borders and minimum sizes of click targets. A finger does not grow with the text. */
export const shape = {
  border: "1px",
  focus: "2px",
  focusOffset: "3px",
  touchTarget: "44px",
  /** What a visitor sees of a small button. The target of a finger extends beyond it. */
  pill: "32px",
  minimumTarget: "24px",
} as const

/** The radius of pictures, and of buttons and chips, whose ends are round. */
export const defaultRadius = { corner: "0.75rem", pill: "999px" } as const

/** The display of an error page, in dots: three digits, and room around them. */
export const statusDisplay = { columns: 42, rows: 20 } as const
