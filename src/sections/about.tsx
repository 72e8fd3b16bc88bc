import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { ButtonLink } from "../components/button"
import { ContactList } from "../components/contact-list"
import { DashList } from "../components/dash-list"
import { InlineText } from "../components/inline-text"
import { PageHeading } from "../components/page-heading"
import { PageSection } from "../components/page-section"
import { Paragraphs } from "../components/paragraphs"
import { Picture } from "../components/picture"
import { actionsCss } from "../styles/mixins"
import { color, media, side, size, space, tracking, weight, width } from "../styles/values"

const bioCss = css({
  color: color.muted,
  fontSize: size.lead,
  marginBlockStart: space.gutter,
})

const belowTextCss = css({ marginBlockStart: space.gutter })

const likesCss = css({
  display: "grid",
  gap: space.large,
  marginBlockStart: space.section,
  // Without a minimum of 0, a long word would be wider than the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.small]: {
    gridTemplateColumns: "none",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
  },
  "& > *": { minInlineSize: 0 },
})

const likesTitleCss = css({
  color: color.accent,
  fontSize: size.body,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  marginBlockEnd: space.small,
})

/** The portrait is on the left of the text, or above it on a narrow screen. */
const besideCss = css({
  display: "grid",
  gap: space.gutter,
  [media.small]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "start" },
})

const introCss = css({ marginBlockStart: space.gutter })

const portraitCss = css({
  inlineSize: "100%",
  maxInlineSize: width.cardFromSmall,
  [media.screen]: { justifySelf: side },
  [media.screenSmall]: { justifySelf: "start" },
})

const headlineCss = css({ color: color.accent, fontSize: size.lead, fontWeight: weight.strong })

export type AboutProps = {
  about: Queries.AboutFragment
  owner: Queries.AboutOwnerFragment
}

/** The owner's name, headline, biography, links, contact data and likes. */
export function About({ about, owner }: AboutProps) {
  const likes = about.likes.filter(({ items }) => items.length > 0)
  const { portrait } = owner
  const mainAction = about.actions.find(({ href }) => href === "/resume/") ?? about.actions[0]
  const image = portrait?.src.gatsbyImageData
  const intro = (
    <div>
      <p css={headlineCss}>
        <InlineText text={owner.headline} />
      </p>
      <Paragraphs texts={about.bio} css={bioCss} />
      {about.actions.length > 0 && (
        <div css={[actionsCss, belowTextCss]}>
          {about.actions.map((action, index) => (
            <ButtonLink
              key={index}
              href={action.href}
              variant={action === mainAction ? "solid" : "outline"}
            >
              <InlineText text={action.text} />
            </ButtonLink>
          ))}
        </div>
      )}
      <ContactList locations={owner.locations} lines={owner.contact} css={belowTextCss} />
    </div>
  )
  return (
    <PageSection>
      <PageHeading layout="stack">{owner.name}</PageHeading>
      <div css={[introCss, image && besideCss]}>
        {portrait && image && (
          <Picture image={image} alt={portrait.alt} priority css={portraitCss} />
        )}
        {intro}
      </div>
      {likes.length > 0 && (
        <div css={likesCss}>
          {likes.map(({ title, items }, index) => (
            <section key={index}>
              <h2 css={likesTitleCss}>
                <InlineText text={title} />
              </h2>
              <DashList items={items} />
            </section>
          ))}
        </div>
      )}
    </PageSection>
  )
}

export const query = graphql`
  fragment AboutOwner on Owner {
    name
    headline
    locations
    contact(lang: $lang, variant: $variant, formats: [web]) {
      name
      text
      href
    }
    portrait {
      alt
      src {
        gatsbyImageData(
          width: 800
          breakpoints: [200, 400, 600, 800]
          sizes: "(min-width: 64rem) 25rem, (min-width: 40rem) 36vw, min(25rem, 100vw - 3rem)"
        )
      }
    }
  }

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
