import { css } from "@emotion/react"
import type { MonthRange } from "../lib/months"
import type { SkillNames } from "../lib/skill-usage"
import { skillMatch } from "../styles/skill-match"
import { color, media, size, space } from "../styles/theme"
import { DashList } from "./dash-list"
import { ExternalLinkIcon } from "./external-link-icon"
import { Period } from "./period"
import { RoleList } from "./role-list"

const locationCss = css({
  color: color.muted,
  fontSize: size.small,
  [media.screen]: { marginBlockEnd: space.small },
})

const contentCss = css({
  display: "flow-root",
  [media.screen]: { paddingBlockEnd: space.gutter, paddingInlineStart: space.large },
  [media.print]: { paddingBlockEnd: space.small },
})

export type CompanyContentProps = {
  location: string | null
  url: string | null
  roles: readonly (MonthRange & { title: string; skills: readonly string[] })[]
  responsibilities: readonly string[]
  /** The selected skills. Roles that used none of them are dimmed. */
  selected: SkillNames
  /** As in '2026-07'. */
  currentMonth: string
}

/** The location and site of a company, its roles if there are several, and the responsibilities. */
export function CompanyContent({
  location,
  url,
  roles,
  responsibilities,
  selected,
  currentMonth,
}: CompanyContentProps) {
  return (
    <div css={contentCss}>
      {(location || url) && (
        <p css={locationCss}>
          {location}
          {location && url && " · "}
          {url && (
            <a href={url}>
              {new URL(url).host}
              <ExternalLinkIcon />
            </a>
          )}
        </p>
      )}
      {roles.length > 1 && (
        <RoleList
          roles={roles.map((role) => ({
            id: role.startDate,
            title: role.title,
            dates: <Period ranges={[role]} currentMonth={currentMonth} />,
            data: skillMatch([role], selected),
          }))}
        />
      )}
      <DashList items={responsibilities} />
    </div>
  )
}
