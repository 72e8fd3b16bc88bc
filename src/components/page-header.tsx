import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { screenOnlyCss, targetCss } from "../styles/mixins"
import { color, media, size, space, tracking, weight } from "../styles/values"
import { Arrow } from "./arrow"
import { InlineText } from "./inline-text"
import { PageHeading } from "./page-heading"
import { SiteLink } from "./site-link"

const headerCss = css({
  [media.screen]: { paddingBlock: space.section },
  [media.screenPhone]: { paddingBlock: space.large },
  [media.print]: { marginBlockEnd: space.medium },
})

const backCss = css(targetCss, {
  columnGap: "0.4em",
  marginBlockEnd: space.gutter, // above the accents of capitals
  color: color.accent,
  fontSize: size.label,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  textDecoration: "none",
  [media.canHover]: { "&:hover": { color: color.text } },
})

export type PageHeaderProps = {
  title: string
  /** The link above the title. */
  back: { href: string; text: string }
  /** Shown below the title, for example a button. */
  children?: ReactNode
  className?: string
}

/** The header of a page: the back link and the heading. */
export function PageHeader({ title, back, children, className }: PageHeaderProps) {
  return (
    <div css={headerCss} className={className}>
      <SiteLink href={back.href} css={[backCss, screenOnlyCss]}>
        <Arrow to="start" />
        <InlineText text={back.text} />
      </SiteLink>
      <PageHeading>{title}</PageHeading>
      {children && <div>{children}</div>}
    </div>
  )
}
