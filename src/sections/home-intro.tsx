import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Block } from "../components/block"
import { PosterTitle } from "../components/poster-title"
import { labelCss } from "../styles/mixins"
import { color, media, size, space } from "../styles/theme"

const leadCss = css({
  color: color.muted,
  fontSize: size.lead,
  maxInlineSize: "22rem",
  [media.screen]: { marginInlineStart: "auto" },
  marginBlockStart: space.gutter,
})

export type HomeIntroProps = { owner: Queries.HomeIntroFragment; lead: string }

/** Who this is, in one name and one line. */
export function HomeIntro({ owner, lead }: HomeIntroProps) {
  const place = [owner.location, owner.availability].filter(Boolean).join(" — ")
  return (
    <Block>
      <p css={labelCss}>{place}</p>
      <PosterTitle stacked>{owner.name}</PosterTitle>
      <p css={leadCss}>{lead}</p>
    </Block>
  )
}

export const query = graphql`
  fragment HomeIntro on Owner {
    name
    location
    availability
  }
`
