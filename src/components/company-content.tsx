import { css } from "@emotion/react"
import type { Inline } from "../lib/inline-text"
import type { MonthRange } from "../lib/months"
import type { SkillNames } from "../lib/skill-usage"
import { textTargetCss } from "../styles/mixins"
import { skillMatch } from "../styles/skill-match"
import { color, media, size, space, weight } from "../styles/theme"
import { DashList } from "./dash-list"
import { ExternalLinkIcon } from "./external-link-icon"
import { Paragraphs } from "./paragraphs"
import { Period } from "./period"
import { locationCss, RoleList } from "./role-list"

const contentCss = css({
  display: "flow-root",
  [media.screen]: { paddingBlockEnd: space.gutter, paddingInlineStart: space.large },
  [media.print]: { paddingBlockEnd: space.small },
})

const textCss = css({ [media.screen]: { marginBlockEnd: space.small } })

const sharedCss = css({
  color: color.muted,
  fontSize: size.small,
  fontWeight: weight.strong,
  marginBlockEnd: space.hair,
})

type Role = MonthRange & {
  title: string
  location: string | null
  summary: Inline | null
  skills: readonly string[]
  responsibilities: readonly Inline[]
}

export type CompanyContentProps = {
  location: string | null
  url: string | null
  text: Inline | null
  roles: readonly Role[]
  responsibilities: readonly Inline[]
  /** Shown above the responsibilities, if roles have some of their own. */
  responsibilitiesHeading: string | null
  /** The selected skills. Roles that used none of them are dimmed. */
  selected: SkillNames
  /** As in '2026-07'. */
  currentMonth: string
}

/** @returns whether the company has anything to show below its title and its newest role */
export function hasCompanyContent({
  location,
  url,
  text,
  roles,
  responsibilities,
}: Pick<CompanyContentProps, "location" | "url" | "text" | "roles" | "responsibilities">) {
  const isRoleShown = (role: Role) =>
    role.location || role.summary || role.responsibilities.length > 0
  return Boolean(
    location ||
      url ||
      text ||
      roles.length > 1 ||
      roles.some(isRoleShown) ||
      responsibilities.length,
  )
}

/** The location and site of a company, its roles if there are several, and the responsibilities. */
export function CompanyContent(props: CompanyContentProps) {
  const { location, url, text, roles, responsibilities, responsibilitiesHeading } = props
  const [only] = roles.length === 1 ? roles : []
  const place = [...new Set([location, only?.location])].filter(Boolean).join(" · ")
  const texts = [text, only?.summary].filter((each) => each != null)
  return (
    <div css={contentCss}>
      {(place || url) && (
        <p css={locationCss}>
          {place}
          {place && url && " · "}
          {url && (
            <a href={url} css={textTargetCss}>
              {new URL(url).host}
              <ExternalLinkIcon />
            </a>
          )}
        </p>
      )}
      <Paragraphs texts={texts} css={textCss} />
      {roles.length > 1 && (
        <RoleList
          roles={roles.map((role) => ({
            ...role,
            text: role.summary,
            dates: <Period ranges={[role]} currentMonth={props.currentMonth} />,
            data: skillMatch([role], props.selected),
          }))}
        />
      )}
      {responsibilitiesHeading && <p css={sharedCss}>{responsibilitiesHeading}</p>}
      <DashList items={[...(only?.responsibilities ?? []), ...responsibilities]} />
    </div>
  )
}
