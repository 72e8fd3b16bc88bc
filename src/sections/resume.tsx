import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Block } from "../components/block"
import { toSlug } from "../lib/words"
import { sectionTitleCss } from "../styles/mixins"

type Section = Queries.ResumeFragment["sections"][number]

export type ResumeProps = {
  resume: Queries.ResumeFragment
  /** What a section shows below its title. */
  renderContent: (section: Section) => ReactNode
}

/** The résumé: its sections, in order. */
export function Resume({ resume, renderContent }: ResumeProps) {
  return (
    <>
      {resume.sections.map((section) => (
        <Block key={section.section} id={toSlug(section.section)}>
          <h2 css={sectionTitleCss}>{section.title}</h2>
          {renderContent(section)}
        </Block>
      ))}
    </>
  )
}

export const query = graphql`
  fragment Resume on Resume {
    sections {
      section
      title
      expandedByDefault
      content {
        ...ResumeContent
      }
    }
  }
`
