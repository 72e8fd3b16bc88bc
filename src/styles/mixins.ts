/** Styles that several components share. */
import { css } from "@emotion/react"
import { color, leading, media, shape, size, space, tracking, weight, width } from "./theme"

/** Read aloud, never drawn. */
export const visuallyHidden = css({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
})

/** A small line above something large. */
export const labelCss = css({
  fontSize: size.label,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  color: color.accent,
  marginBlockEnd: space.small,
})

/** A heading of the second rank: large, heavy and tight. */
export const displayCss = css({
  fontSize: size.display,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.display,
})

/** A heading of a section. */
export const sectionTitleCss = css({
  fontSize: size.section,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.title,
})

/** Running text, kept to a readable line and set against the right edge. */
export const proseCss = css({
  [media.screen]: { maxInlineSize: width.text, marginInlineStart: "auto" },
  "& > * + *": { marginBlockStart: "0.75em" },
})

/**
 * A link that stands by itself can be hit: by a finger, and in metal mode too, where a word may be no
 * wider than a letter. It lies above what swells over it then.
 */
export const targetCss = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: shape.minimumTarget,
  minBlockSize: shape.minimumTarget,
  [media.coarse]: { minInlineSize: shape.touchTarget, minBlockSize: shape.touchTarget },
})

/** A link among words in a quiet color. */
export const quietLinkCss = css(targetCss, {
  [media.hovering]: { "&:hover": { color: color.text } },
})

/** Buttons in a row, which ends where the text does. */
export const actionsCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.small,
})

/** What a page says on paper only, where it stands alone. */
export const printOnly = css({ [media.screen]: { display: "none" } })

/** On paper there is nothing to press. */
export const screenOnly = css({ [media.print]: { display: "none" } })
