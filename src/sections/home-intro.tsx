import { css } from "@emotion/react"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { ButtonLink } from "../components/button"
import { ContactList } from "../components/contact-list"
import { JoinedTexts } from "../components/inline-text"
import { PageHeading } from "../components/page-heading"
import { PageSection } from "../components/page-section"
import { Paragraphs } from "../components/paragraphs"
import { useWords } from "../hooks/use-words"
import type { Inline } from "../lib/inline-text"
import { actionCss, headActionsCss, labelCss, printOnlyCss, screenOnlyCss } from "../styles/mixins"
import { color, media, size, space } from "../styles/values"

const leadCss = css({
  color: color.muted,
  fontSize: size.lead,
  marginBlockStart: space.gutter,
  "& > p": { maxInlineSize: "26rem", textWrap: "balance" },
})

const printedContactCss = css(printOnlyCss, { marginBlockStart: space.small })

const actionsCss = css(headActionsCss, screenOnlyCss, { position: "relative" })

const contactCss = css({
  display: "contents",
  [media.small]: { display: "flex", alignItems: "center", gap: space.tiny, minInlineSize: 0 },
  "& > a": { flexShrink: 0 },
})

/**
 * An address can be copied without a program that opens it. On a phone it stands below the buttons, while its button
 * has the pointer or the focus.
 */
const addressCss = css({
  color: color.muted,
  fontSize: size.small,
  overflowWrap: "anywhere",
  textTransform: "none",
  [media.small]: { marginInlineEnd: space.tiny },
  [media.screenPhone]: {
    position: "absolute",
    insetInline: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    insetBlockStart: `calc(100% + ${space.hair})`,
    "a:not(:hover, :focus-visible) + &": { display: "none" },
  },
})

/** More actions would need a second row on a phone. */
const MAX_ACTIONS = 3

export type HomeIntroProps = {
  owner: Queries.HomeIntroFragment
  lead: Inline
  /** Shown below the lead. */
  facts: ReactNode
  resumeTitle: string
}

/** The first screen: who the owner is, and the ways to the résumé and to the owner. */
export function HomeIntro({
  owner: { name, locations, contact },
  lead,
  facts,
  resumeTitle,
}: HomeIntroProps) {
  const words = useWords()
  const byKind = (wanted: string) => contact.filter(({ kind }) => kind === wanted)
  const actions = [
    { texts: [resumeTitle, words.pdf], href: "/resume.pdf", address: null },
    ...[...byKind("email").slice(0, 1), ...byKind("profile")].flatMap(({ name, text, href }) =>
      href ? [{ texts: [name], href, address: text }] : [],
    ),
  ]
  return (
    <PageSection>
      {locations.length > 0 && (
        <p css={labelCss}>
          <JoinedTexts texts={locations} separator={words.comma} />
        </p>
      )}
      <PageHeading layout="poster">{name}</PageHeading>
      <Paragraphs texts={[lead]} css={leadCss} />
      <ContactList locations={[]} lines={contact} css={printedContactCss} />
      {facts}
      <div css={actionsCss}>
        {actions.slice(0, MAX_ACTIONS).map(({ texts, href, address }, index) => (
          <div key={index} css={contactCss}>
            <ButtonLink href={href} variant={index === 0 ? "solid" : "outline"} css={actionCss}>
              <JoinedTexts texts={texts} separator={words.comma} />
            </ButtonLink>
            {address && (
              <bdi dir="auto" css={addressCss}>
                {address}
              </bdi>
            )}
          </div>
        ))}
      </div>
    </PageSection>
  )
}

export const query = graphql`
  fragment HomeIntro on Owner {
    name
    locations
    contact(lang: $lang, variant: $variant, formats: [web]) {
      kind
      name
      text
      href
    }
  }

  fragment CareerFacts on Career {
    roles {
      title
      company
      startDate
      endDate
    }
    ranges {
      startDate
      endDate
    }
  }
`
