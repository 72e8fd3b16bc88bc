import { css } from "@emotion/react"
import type { ReactNode } from "react"
import type { Inline } from "../lib/inline-text"
import { color, media, size, space, weight } from "../styles/theme"
import { DashList } from "./dash-list"
import { Paragraphs } from "./paragraphs"
import { PlainList } from "./plain-list"

const listCss = css({
  display: "grid",
  gap: space.tiny,
  marginBlockEnd: space.small,
  [media.print]: { display: "block", marginBlockEnd: 0 },
})

/** Roles with a text or responsibilities of their own need more distance. */
const blocksCss = css({ [media.screen]: { gap: space.medium } })

const lineCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  columnGap: space.medium,
  [media.print]: { justifyContent: "space-between" },
})

const textCss = css({ [media.screen]: { marginBlockEnd: space.tiny } })

/** The title of a role. */
export const roleTitleCss = css({
  color: color.accent,
  fontWeight: weight.strong,
  [media.print]: { color: color.text, fontStyle: "italic", fontWeight: weight.body },
})

/** The dates of a role. */
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

export type RoleListProps = {
  roles: readonly {
    title: string
    dates: ReactNode
    location: string | null
    text: Inline | null
    responsibilities: readonly Inline[]
    /** More attributes of the role's element, for styles. */
    data?: Record<`data-${string}`, string | undefined>
  }[]
}

/** The roles at one company. */
export function RoleList({ roles }: RoleListProps) {
  const hasBlocks = roles.some(({ text, responsibilities }) => text || responsibilities.length > 0)
  return (
    <PlainList css={[listCss, hasBlocks && blocksCss]}>
      {roles.map(({ title, dates, location, text, responsibilities, data }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two roles may have the same title and start
        <li key={index} {...data}>
          <div css={lineCss}>
            <span css={roleTitleCss}>{title}</span>
            <span css={roleDatesCss}>{dates}</span>
          </div>
          {location && <p css={locationCss}>{location}</p>}
          <Paragraphs texts={text ? [text] : []} css={textCss} />
          <DashList items={responsibilities} />
        </li>
      ))}
    </PlainList>
  )
}
