/** Styles that several components share. */
import { css } from "@emotion/react"
import { beginsWithAccent, fittingSize, hasDeepLetters, hasTallLetters } from "./letter-sizes"
import { color, leading, media, shape, side, size, space, tracking, weight, width } from "./values"

/** Hidden on screen, but not from screen readers. */
export const visuallyHiddenCss = css({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
})

/** A small line above a heading. */
export const labelCss = css({
  fontSize: size.label,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  color: color.accent,
  marginBlockEnd: space.small,
})

/**
 * The line height of a large heading. Accents of capitals would touch the line above, so their lines
 * are higher. The margins keep the height of a heading with one line.
 * @param isBelowText whether a text is directly above the heading: accents of the first word need room then
 */
export const headingLeadingCss = (text: string, lineHeight: number, isBelowText = false) => {
  if (!hasTallLetters(text)) return css({ lineHeight })
  const margin = `${(lineHeight - leading.title) / 2}em`
  const higher = {
    lineHeight: leading.title,
    marginBlockStart: isBelowText && beginsWithAccent(text) ? 0 : margin,
    marginBlockEnd: hasDeepLetters(text) ? 0 : margin,
  }
  return css({
    lineHeight,
    [media.screen]: { 'html:not([data-metal="on"]) &': higher },
    [media.print]: higher,
  })
}

/** A large second-level heading. It is smaller if the longest word needs more than the column. */
export const displayCss = (text: string, fontSize: string) =>
  css(headingLeadingCss(text, leading.display), {
    fontSize: `min(${fontSize}, ${fittingSize(text)})`,
    fontWeight: weight.heading,
    letterSpacing: tracking.heading,
    [media.print]: { fontSize: size.printDisplay },
  })

/** The title of an accordion item or a section. */
export const sectionTitleCss = css({
  fontSize: size.section,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.title,
})

/** Paragraphs with a limited line length. */
export const proseCss = css({
  [media.screen]: { display: "grid", justifyItems: side, "& > *": { maxInlineSize: width.text } },
  "& > * + *": { marginBlockStart: "0.75em" },
})

/**
 * A link that is not part of a sentence. It has a minimum size, because in metal mode a word may be
 * no wider than a letter. The position puts it above elements that overflow it in metal mode.
 */
export const targetCss = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: shape.minimumTarget,
  minBlockSize: shape.minimumTarget,
  [media.coarsePointer]: { minInlineSize: shape.touchTarget, minBlockSize: shape.touchTarget },
})

/** The same for a link of several words, whose lines may break. */
export const textTargetCss = css({
  [media.screen]: {
    position: "relative",
    display: "inline-block",
    alignContent: "center",
    minInlineSize: shape.minimumTarget,
    minBlockSize: shape.minimumTarget,
    [media.coarsePointer]: { minInlineSize: shape.touchTarget, minBlockSize: shape.touchTarget },
  },
})

/** A link in muted text. */
export const quietLinkCss = css(targetCss, {
  [media.canHover]: { "&:hover": { color: color.text } },
})

/** A row of buttons, aligned like the text. */
export const actionsCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: side,
  gap: space.small,
})

/** The first actions of a page. */
export const headActionsCss = css(actionsCss, {
  marginBlockStart: space.gutter,
  gap: space.tiny,
})

/** Three of these buttons fit beside each other on a phone. */
export const actionCss = css({
  paddingInline: `min(${space.small}, 3vw)`,
  fontSize: size.label,
  [media.coarsePointer]: { minInlineSize: shape.touchTarget },
  [media.small]: { paddingInline: space.gutter, fontSize: size.small },
})

/** Visible in print only. */
export const printOnlyCss = css({ [media.screen]: { display: "none" } })

/** Hidden in print, for example controls. */
export const screenOnlyCss = css({ [media.print]: { display: "none" } })

/** In print, elements with this style share a line, but in a column at the side. */
export const wideLineCss = css({
  [media.print]: {
    ':is([data-group="wide"], [data-group="flow"], [data-group="main"]) &': {
      display: "inline",
      marginInlineEnd: space.small,
    },
  },
})
