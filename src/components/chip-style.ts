import { css } from "@emotion/react"
import { color, duration, media, radius, shape, side, size, space, weight } from "../styles/values"

/**
 * A row of chips. The plain list and the list box share it, so their layout is the same. On a phone, the
 * chips flow after the name of their group.
 */
export const chipsCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: side,
  gap: space.tiny,
  [media.coarsePointer]: { rowGap: space.small },
  [media.screenPhone]: { display: "inline" },
  [media.print]: { display: "block" },
})

/** How far the target of a finger, of 44 px, extends beyond a chip. The next chip begins where it ends. */
const reach = "6px"

/** The states of a chip that can be clicked: an option of the list box. */
const optionCss = css({
  '&[role="option"]': {
    scrollMarginBlockEnd: "11rem", // above the line that says what was found
    cursor: "pointer",
    touchAction: "manipulation", // in place of react-aria's own style
    WebkitTapHighlightColor: "transparent",
    pointerEvents: "auto",
    position: "relative",
  },
  [media.coarsePointer]: {
    '&[role="option"]::before': {
      content: '""',
      position: "absolute",
      inset: "-7px -5px", // from inside the border
    },
  },
  [media.canHover]: { '&[role="option"]:hover': { borderColor: color.text } },
  // Its text can be copied, but a press on it marks none, as on a button.
  "&[data-selected]:active": {
    backgroundColor: color.surface,
    WebkitUserSelect: "none",
    userSelect: "none",
  },
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
  [media.canHover]: {
    '&[data-selected="true"][role="option"]:hover': { borderColor: color.text },
  },
  '&[data-selected="true"][role="option"]:active': {
    backgroundColor: color.text,
    [media.forcedColors]: { backgroundColor: "Highlight" },
  },
})

/** A chip. A hidden bold copy of its text reserves the width that it has when it is selected. */
export const chipCss = css({
  display: "inline-grid",
  alignContent: "center",
  justifyItems: "center",
  minBlockSize: shape.pill,
  minInlineSize: `calc(${shape.touchTarget} - ${space.tiny})`,
  padding: `${space.hair} ${space.small}`,
  border: `${shape.border} solid ${color.border}`,
  borderRadius: radius.pill,
  fontSize: size.small,
  "&::after": {
    content: "attr(data-text)",
    blockSize: 0,
    overflow: "hidden",
    visibility: "hidden",
    fontWeight: weight.strong,
  },
  [media.motionSafe]: {
    transition: ["background-color", "border-color", "color"]
      .map((property) => `${property} ${duration.quick}`)
      .join(", "),
  },
  [media.screenPhone]: {
    marginBlock: reach,
    marginInlineStart: space.tiny,
    paddingInline: space.tiny,
    fontSize: size.label,
  },
  [media.screen]: [optionCss, selectedCss],
  // In print, chips are words separated by the comma of the language.
  [media.print]: {
    display: "inline",
    padding: 0,
    border: 0,
    fontSize: "inherit",
    "&::after": { content: "none" },
    "&:not(:last-child) > [hidden]": { display: "inline" },
  },
})
