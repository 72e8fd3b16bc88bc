import { css } from "@emotion/react"
import { Link } from "gatsby"
import type { ReactNode } from "react"
import { screenOnly, targetCss } from "../styles/mixins"
import { color, media, size, space, tracking, weight } from "../styles/theme"
import { Arrow } from "./arrow"
import { PageHeading } from "./page-heading"

const headCss = css({
  [media.screen]: { paddingBlock: space.block },
  [media.print]: { marginBlockEnd: space.medium },
})

const backCss = css(targetCss, {
  columnGap: "0.4em",
  marginBlockEnd: space.small,
  color: color.accent,
  fontSize: size.label,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  textDecoration: "none",
  [media.hovering]: { "&:hover": { color: color.text } },
})

export type PageHeaderProps = {
  title: string
  /** Where the link above the title leads. */
  back: { href: string; text: string }
  /** What stands below the title, for example a button. */
  children?: ReactNode
  className?: string
}

/** The head of an inner page: the way back, and the title. */
export function PageHeader({ title, back, children, className }: PageHeaderProps) {
  return (
    <div css={headCss} className={className}>
      <Link to={back.href} css={[backCss, screenOnly]}>
        <Arrow to="left" />
        {back.text}
      </Link>
      <PageHeading>{title}</PageHeading>
      {children && <div>{children}</div>}
    </div>
  )
}
