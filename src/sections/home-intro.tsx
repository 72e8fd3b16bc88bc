import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { InlineText } from "../components/inline-text"
import { PageHeading } from "../components/page-heading"
import { PageSection } from "../components/page-section"
import type { Inline } from "../lib/inline-text"
import { labelCss } from "../styles/mixins"
import { color, media, size, space } from "../styles/theme"

const leadCss = css({
  color: color.muted,
  fontSize: size.lead,
  maxInlineSize: "22rem",
  [media.screen]: { marginInlineStart: "auto" },
  marginBlockStart: space.gutter,
})

export type HomeIntroProps = { owner: Queries.HomeIntroFragment; lead: Inline }

/** The owner's location, name and lead. */
export function HomeIntro({ owner: { name, place }, lead }: HomeIntroProps) {
  return (
    <PageSection>
      {place && <p css={labelCss}>{place}</p>}
      <PageHeading stacked>{name}</PageHeading>
      <p css={leadCss}>
        <InlineText text={lead} />
      </p>
    </PageSection>
  )
}

export const query = graphql`
  fragment HomeIntro on Owner {
    name
    place
  }
`
