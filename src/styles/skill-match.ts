/** Dims the roles and companies that used none of the selected skills. Print does not dim. */
import { css } from "@emotion/react"
import { namesUsed, type SkillNames, type SkillRole } from "../lib/skill-usage"
import { color, duration, media, paletteVariables } from "./theme"

/**
 * @returns the attribute that tells `dimmedCss` whether one of the roles used a selected skill; no
 *   attribute if no skill is selected
 */
export function skillMatch(roles: readonly Pick<SkillRole, "skills">[], selected: SkillNames) {
  if (selected.size === 0) return {}
  return { "data-skill-match": namesUsed(roles, selected).length > 0 ? "true" : "false" } as const
}

/** Dims the elements without a match. Their text keeps a contrast of at least 4.5:1. */
export const dimmedCss = css({
  [media.screen]: {
    '& [data-skill-match="false"]': {
      ...paletteVariables({ text: color.muted, accent: color.muted }),
      color: color.text,
    },
  },
  [media.motionSafe]: { "& [data-skill-match]": { transition: `color ${duration.quick}` } },
})
