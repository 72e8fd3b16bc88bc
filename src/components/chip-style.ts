import { css } from "@emotion/react"
import { color, duration, media, shape, size, space, weight } from "../styles/theme"

/** A row of chips, shared by the plain list and the list box so that neither moves the other. */
export const chipsCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.tiny,
  [media.print]: { display: "block" },
})

/** What a pointer over an unselected chip changes, once a chip can be pressed. */
const pressableCss = css({
  '&[role="option"]': {
    cursor: "pointer",
    WebkitUserSelect: "none", // Safari
    userSelect: "none",
  },
  [media.hovering]: { '&[role="option"]:hover': { borderColor: color.text } },
  '&[role="option"]:active': { backgroundColor: color.surface },
})

const selectedCss = css({
  '&[data-selected="true"]': {
    borderColor: color.accent,
    backgroundColor: color.accent,
    color: color.onAccent,
    fontWeight: weight.strong,
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "Highlight",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
  },
  [media.hovering]: {
    '&[data-selected="true"][role="option"]:hover': { borderColor: color.text },
  },
  '&[data-selected="true"][role="option"]:active': {
    backgroundColor: color.text,
    [media.forcedColors]: { backgroundColor: "Highlight" },
  },
})

/** A chip. An unseen bold copy of its text keeps it as wide as it is when selected. */
export const chipCss = css({
  display: "inline-grid",
  alignContent: "center",
  justifyItems: "center",
  minBlockSize: shape.minimumTarget,
  padding: `${space.hair} ${space.small}`,
  border: `${shape.rule} solid ${color.rule}`,
  borderRadius: shape.pill,
  fontSize: size.small,
  "&::after": {
    content: "attr(data-text)",
    blockSize: 0,
    overflow: "hidden",
    visibility: "hidden",
    fontWeight: weight.strong,
  },
  [media.moving]: {
    transition: ["background-color", "border-color", "color"]
      .map((property) => `${property} ${duration.quick}`)
      .join(", "),
  },
  [media.coarse]: { minBlockSize: shape.touchTarget, minInlineSize: shape.touchTarget },
  [media.screen]: [pressableCss, selectedCss],
  // On paper chips are words with commas between them.
  [media.print]: {
    display: "inline",
    padding: 0,
    border: 0,
    fontSize: "inherit",
    "&::after": { content: "none" },
    "&:not(:last-child)::after": { content: '", "', visibility: "visible", fontWeight: "inherit" },
  },
})
