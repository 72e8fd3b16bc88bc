import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Block } from "../components/block"
import { OutwardMark } from "../components/outward-mark"
import { Paragraphs } from "../components/paragraphs"
import { sectionTitleCss } from "../styles/mixins"
import { color, space } from "../styles/theme"

const summaryCss = css({ color: color.muted, marginBlockStart: space.small })

const linkCss = css({ textDecoration: "none", "&:hover": { color: color.accent } })

export type ProjectProps = { project: Queries.ProjectFragment }

/** A project: its name, which leads to its site, and its description. */
export function Project({ project }: ProjectProps) {
  return (
    <>
      <Block id={project.id}>
        <h2 css={sectionTitleCss}>
          <a href={project.url} css={linkCss}>
            {project.name}
            <OutwardMark />
          </a>
        </h2>
        <p css={summaryCss}>{project.summary}</p>
      </Block>
      <Block id={`${project.id}-details`}>
        <h2 css={sectionTitleCss}>{project.detailTitle}</h2>
        <Paragraphs texts={project.body} />
      </Block>
    </>
  )
}

export const query = graphql`
  fragment Project on Project {
    id
    name
    url
    summary
    detailTitle
    body
  }
`
