/** How the work history answers a selection of skills on screen. On paper it is always whole. */
import { css } from "@emotion/react"
import { namesUsed, type SkillNames, type SkillRole } from "../lib/skill-usage"
import { color, duration, media, paletteVariables } from "./theme"
import { screenPalette } from "./tokens/color"

/**
 * @returns the attribute that tells `dimmedCss` whether one of the roles used a selected skill;
 *   none while nothing is selected
 */
export function skillMatch(roles: readonly Pick<SkillRole, "skills">[], selected: SkillNames) {
  if (selected.size === 0) return {}
  return { "data-skill-match": namesUsed(roles, selected).length > 0 ? "true" : "false" } as const
}

/** What does not match steps back, though not below what is readable. */
export const dimmedCss = css({
  [media.screen]: {
    '& [data-skill-match="false"]': {
      ...paletteVariables({ text: color.muted, accent: color.muted }),
      color: color.text,
      "& :focus-visible": { outlineColor: screenPalette.accent },
    },
  },
  [media.moving]: { "& [data-skill-match]": { transition: `color ${duration.quick}` } },
})
