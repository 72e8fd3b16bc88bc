import { css } from "@emotion/react"
import { Link } from "gatsby"
import type { ReactNode } from "react"
import { screenOnly, targetCss } from "../styles/mixins"
import { color, size, space, tracking, weight } from "../styles/theme"
import { PosterTitle } from "./poster-title"

const headCss = css({ paddingBlock: space.block })

const backCss = css(targetCss, {
  marginBlockEnd: space.small,
  color: color.accent,
  fontSize: size.label,
  fontWeight: weight.label,
  letterSpacing: tracking.label,
  textDecoration: "none",
  whiteSpace: "pre",
  "&:hover": { color: color.text },
})

export type PageTitleProps = {
  title: string
  /** Where the link above the title leads. */
  back: { href: string; text: string }
  /** What stands below the title, for example a button. */
  children?: ReactNode
}

/** The head of an inner page: the way back, and the title. */
export function PageTitle({ title, back, children }: PageTitleProps) {
  return (
    <div css={[headCss, screenOnly]}>
      <Link to={back.href} css={backCss}>
        <span aria-hidden="true">{"← "}</span>
        {back.text}
      </Link>
      <PosterTitle>{title}</PosterTitle>
      {children && <div>{children}</div>}
    </div>
  )
}
