import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { InlineText } from "../components/inline-text"
import { PageSection } from "../components/page-section"
import { Paragraphs } from "../components/paragraphs"
import { sectionTitleCss } from "../styles/mixins"
import { space } from "../styles/values"

const titleCss = css(sectionTitleCss, { marginBlockEnd: space.medium })

/** Each line of an address stands on a line of its own. */
const linesCss = css({ whiteSpace: "pre-line", marginBlockEnd: space.medium })

export type LegalProps = Queries.LegalFragment

/** The sections of a page of text. */
export function Legal({ sections }: LegalProps) {
  return sections.map(({ title, lines, paragraphs }, index) => (
    <PageSection key={index} as={title ? "section" : "div"}>
      {title && (
        <h2 css={titleCss}>
          <InlineText text={title} />
        </h2>
      )}
      {lines.length > 0 && <p css={linesCss}>{lines.join("\n")}</p>}
      <Paragraphs texts={paragraphs} />
    </PageSection>
  ))
}

export const query = graphql`
  fragment Legal on LegalPage {
    sections {
      title
      lines
      paragraphs
    }
  }
`
