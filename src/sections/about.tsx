import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { ButtonLink } from "../components/button-link"
import { DashList } from "../components/dash-list"
import { PageHeading } from "../components/page-heading"
import { PageSection } from "../components/page-section"
import { Paragraphs } from "../components/paragraphs"
import { actionsCss } from "../styles/mixins"
import { color, media, size, space, tracking, weight } from "../styles/theme"

const bioCss = css({
  color: color.muted,
  fontSize: size.lead,
  maxInlineSize: "26rem",
  marginBlock: space.gutter,
})

const likesCss = css({
  display: "grid",
  gap: space.large,
  marginBlockStart: space.section,
  [media.small]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
  // The first list is at the right edge, like the rest of the text.
  [media.screenSmall]: { direction: "rtl" },
  "& > *": { direction: "ltr" },
})

const likesTitleCss = css({
  color: color.accent,
  fontSize: size.body,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  marginBlockEnd: space.small,
})

export type AboutProps = { about: Queries.AboutFragment; ownerName: string }

/** The owner's name, biography, links and likes. */
export function About({ about, ownerName }: AboutProps) {
  const likes = about.likes.filter(({ items }) => items.length > 0)
  return (
    <PageSection>
      <PageHeading stacked>{ownerName}</PageHeading>
      <Paragraphs texts={about.bio} css={bioCss} />
      {about.actions.length > 0 && (
        <div css={actionsCss}>
          {about.actions.map(({ href, text }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? "solid" : "outline"}>
              {text}
            </ButtonLink>
          ))}
        </div>
      )}
      {likes.length > 0 && (
        <div css={likesCss}>
          {likes.map(({ title, items }) => (
            <section key={title}>
              <h2 css={likesTitleCss}>{title}</h2>
              <DashList items={items} />
            </section>
          ))}
        </div>
      )}
    </PageSection>
  )
}

export const query = graphql`
  fragment About on About {
    bio
    actions {
      href
      text
    }
    likes {
      title
      items
    }
  }
`
