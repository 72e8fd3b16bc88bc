import { css } from "@emotion/react"
import { useWords } from "../hooks/use-words"
import { screenOnlyCss, visuallyHiddenCss } from "../styles/mixins"
import { color, media, radius, shape, side, size, space, weight } from "../styles/values"
import { JoinedTexts } from "./inline-text"

/** Looks like a selected chip. */
const matchCss = css({
  inlineSize: "fit-content",
  justifySelf: side,
  marginBlock: space.hair,
  paddingInline: space.small,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: size.label,
  fontWeight: weight.strong,
  [media.forcedColors]: { border: `${shape.border} solid` },
})

export type MatchingSkillsProps = { names: readonly string[] }

/** Lists the selected skills that a role or company used, or shows nothing if there are none. */
export function MatchingSkills({ names }: MatchingSkillsProps) {
  const words = useWords()
  if (names.length === 0) return null
  return (
    <p key={names.join()} css={[matchCss, screenOnlyCss]}>
      <span aria-hidden="true">✓ </span>
      <span css={visuallyHiddenCss}>{words.uses} </span>
      <JoinedTexts texts={names} separator={words.comma} />
    </p>
  )
}
