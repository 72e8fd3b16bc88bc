import { css } from "@emotion/react"
import { screenOnly, visuallyHidden } from "../styles/mixins"
import { color, media, shape, size, space, weight } from "../styles/theme"

/** A chip like those that were selected. */
const markCss = css({
  inlineSize: "fit-content",
  marginInlineStart: "auto",
  marginBlock: space.hair,
  paddingInline: space.small,
  borderRadius: shape.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: size.label,
  fontWeight: weight.strong,
  [media.forcedColors]: { border: `${shape.rule} solid` },
})

export type MatchingSkillsProps = { names: readonly string[] }

/** Says which of the selected skills were used. Nothing if there are none. */
export function MatchingSkills({ names }: MatchingSkillsProps) {
  if (names.length === 0) return null
  return (
    <p css={[markCss, screenOnly]}>
      <span aria-hidden="true">✓ </span>
      <span css={visuallyHidden}>Uses </span>
      {names.join(", ")}
    </p>
  )
}
