import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { color, media, size, space, weight } from "../styles/theme"
import { PlainList } from "./plain-list"

const listCss = css({
  display: "grid",
  gap: space.tiny,
  marginBlockEnd: space.small,
  [media.print]: { gap: 0, marginBlockEnd: 0 },
})

const roleCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  columnGap: space.medium,
  [media.print]: { justifyContent: "space-between" },
})

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

export type RoleListProps = {
  roles: readonly {
    /** Unique in the list. */
    id: string
    title: string
    dates: ReactNode
    /** More attributes of the role's element, for styles. */
    data?: Record<`data-${string}`, string | undefined>
  }[]
}

/** The roles at one company. */
export function RoleList({ roles }: RoleListProps) {
  return (
    <PlainList css={listCss}>
      {roles.map(({ id, title, dates, data }) => (
        <li key={id} css={roleCss} {...data}>
          <span css={roleTitleCss}>{title}</span>
          <span css={roleDatesCss}>{dates}</span>
        </li>
      ))}
    </PlainList>
  )
}
