import { css } from "@emotion/react"
import { useWords } from "../hooks/use-words"
import type { Inline } from "../lib/inline-text"
import type { MonthRange } from "../lib/months"
import { hasTexts, sharedHeading } from "../lib/shared-heading"
import { type SkillNames, skillMatch } from "../lib/skill-usage"
import { hostOf } from "../lib/uri"
import { screenOnlyCss, textTargetCss } from "../styles/mixins"
import { color, media, side, size, space, weight } from "../styles/values"
import { ExternalLinkIcon } from "./arrow"
import { DashList } from "./dash-list"
import { InlineText, JoinedTexts } from "./inline-text"
import { Paragraphs } from "./paragraphs"
import { Period } from "./period"
import { PlainList } from "./plain-list"

const contentCss = css({
  display: "flow-root",
  [media.screen]: { paddingBlockEnd: space.gutter, paddingInlineStart: space.large },
})

const textCss = css({ [media.screen]: { marginBlockEnd: space.small } })

const sharedCss = css({
  color: color.muted,
  fontSize: size.small,
  fontWeight: weight.strong,
  marginBlockEnd: space.hair,
})

const rolesCss = css({
  display: "grid",
  gap: space.tiny,
  marginBlockEnd: space.small,
  [media.print]: { display: "block", marginBlockEnd: 0 },
})

/** Roles with a text or responsibilities of their own need more distance. */
const blocksCss = css({
  [media.screen]: { gap: space.medium },
  [media.print]: { "& > li + li": { marginBlockStart: space.tiny } },
})

const roleLineCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: side,
  columnGap: space.medium,
  [media.print]: { justifyContent: "start", alignItems: "baseline", columnGap: space.tiny },
})

const roleTextCss = css({ [media.screen]: { marginBlockEnd: space.tiny } })

export const roleTitleCss = css({
  color: color.accent,
  fontWeight: weight.strong,
  [media.print]: { color: color.text, fontStyle: "italic", fontWeight: weight.body },
})

export const roleDatesCss = css({
  color: color.muted,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
})

/** The place of work of a company or a role. */
export const locationCss = css({
  color: color.muted,
  fontSize: size.small,
  [media.screen]: { marginBlockEnd: space.small },
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
  summary: Inline | null
  roles: readonly Role[]
  responsibilities: readonly Inline[]
  /** The selected skills. Roles that used none of them are dimmed. */
  selected: SkillNames
  /** As in '2026-07'. */
  currentMonth: string
}

/** Whether the company has anything to show below its title and its newest role. */
export function hasCompanyContent(
  company: Omit<CompanyContentProps, "selected" | "currentMonth">,
): boolean {
  const { location, url, roles } = company
  const hasDetails = (role: Role) => role.location || hasTexts(role)
  const isLong = roles.length > 1 || roles.some(hasDetails)
  return isLong || hasTexts(company) || Boolean(location || url)
}

/** @returns the place of the company, and that of its role if there is only one */
export function locationsOf({ location, roles }: Pick<CompanyContentProps, "location" | "roles">) {
  const locations = [location, ...(roles.length === 1 ? roles : []).map((role) => role.location)]
  return [...new Set(locations.filter((each) => each != null))]
}

/** The location and site of a company, its roles if there are several, and the responsibilities. */
export function CompanyContent(props: CompanyContentProps) {
  const { url, summary, roles, responsibilities } = props
  const heading = sharedHeading(props, useWords())
  const [only] = roles.length === 1 ? roles : []
  const locations = locationsOf(props)
  const texts = [summary, only?.summary].filter((each) => each != null)
  return (
    <div css={contentCss}>
      {(locations.length > 0 || url) && (
        // In print, the locations stand behind the title.
        <p css={[locationCss, screenOnlyCss]}>
          <JoinedTexts texts={locations} separator=" · " />
          {url && (
            <>
              {locations.length > 0 && " · "}
              <a href={url} css={textTargetCss}>
                {hostOf(url)}
                <ExternalLinkIcon />
              </a>
            </>
          )}
        </p>
      )}
      <Paragraphs texts={texts} css={textCss} />
      {roles.length > 1 && <RoleList {...props} />}
      {heading && <p css={sharedCss}>{heading}</p>}
      <DashList items={[...(only?.responsibilities ?? []), ...responsibilities]} />
    </div>
  )
}

export type RoleListProps = Pick<CompanyContentProps, "roles" | "selected" | "currentMonth">

/** The roles at one company. */
export function RoleList({ roles, selected, currentMonth }: RoleListProps) {
  return (
    <PlainList css={[rolesCss, roles.some(hasTexts) && blocksCss]}>
      {roles.map((role, index) => (
        <li key={index} {...skillMatch([role], selected)}>
          <div css={roleLineCss}>
            <span css={roleTitleCss}>
              <InlineText text={role.title} />
            </span>
            <span css={roleDatesCss}>
              <Period ranges={[role]} currentMonth={currentMonth} />
            </span>
          </div>
          {role.location && (
            <p css={locationCss}>
              <InlineText text={role.location} />
            </p>
          )}
          <Paragraphs texts={role.summary ? [role.summary] : []} css={roleTextCss} />
          <DashList items={role.responsibilities} />
        </li>
      ))}
    </PlainList>
  )
}
