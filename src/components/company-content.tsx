import { css } from "@emotion/react"
import type { SkillNames } from "../lib/skill-usage"
import { skillMatch } from "../styles/skill-match"
import { color, media, size, space } from "../styles/theme"
import { DashList } from "./dash-list"
import { ExternalLinkIcon } from "./external-link-icon"
import { Period } from "./period"
import { RoleList } from "./role-list"

const placeCss = css({
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
  company: Queries.WorkFragment["work"][number]
  selected: SkillNames
  /** As in '2026-07'. */
  currentMonth: string
}

/** Where a company is, the roles held there if they are several, and what was done. */
export function CompanyContent({ company, selected, currentMonth }: CompanyContentProps) {
  const { location, url, roles, responsibilities } = company
  return (
    <div css={contentCss}>
      {(location || url) && (
        <p css={placeCss}>
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
