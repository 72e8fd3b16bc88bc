import { css } from "@emotion/react"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { ButtonLink } from "../components/button"
import { ContactList } from "../components/contact-list"
import { DashedTexts, JoinedTexts } from "../components/inline-text"
import { PageHeading } from "../components/page-heading"
import { PageSection } from "../components/page-section"
import { Paragraphs } from "../components/paragraphs"
import { useWords } from "../hooks/use-words"
import type { Inline } from "../lib/inline-text"
import { actionCss, headActionsCss, labelCss, printOnlyCss, screenOnlyCss } from "../styles/mixins"
import { color, size, space } from "../styles/values"

const leadCss = css({
  color: color.muted,
  fontSize: size.lead,
  marginBlockStart: space.gutter,
  "& > p": { maxInlineSize: "26rem", textWrap: "balance" },
})

const printedContactCss = css(printOnlyCss, { marginBlockStart: space.small })

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
    { texts: [resumeTitle, words.pdf], href: "/resume.pdf" },
    ...[...byKind("email").slice(0, 1), ...byKind("profile")].flatMap(({ name, href }) =>
      href ? [{ texts: [name], href }] : [],
    ),
  ]
  return (
    <PageSection>
      {locations.length > 0 && (
        <p css={labelCss}>
          <DashedTexts texts={locations} />
        </p>
      )}
      <PageHeading layout="poster">{name}</PageHeading>
      <Paragraphs texts={[lead]} css={leadCss} />
      <ContactList locations={[]} lines={contact} css={printedContactCss} />
      {facts}
      <div css={[headActionsCss, screenOnlyCss]}>
        {actions.slice(0, MAX_ACTIONS).map(({ texts, href }, index) => (
          <ButtonLink
            key={index}
            href={href}
            variant={index === 0 ? "light" : "outline"}
            css={actionCss}
          >
            <JoinedTexts texts={texts} separator={words.comma} />
          </ButtonLink>
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
