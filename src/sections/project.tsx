import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Block } from "../components/block"
import { OutwardMark } from "../components/outward-mark"
import { Paragraphs } from "../components/paragraphs"
import { Picture } from "../components/picture"
import { sectionTitleCss } from "../styles/mixins"
import { color, media, space } from "../styles/theme"

const summaryCss = css({ color: color.muted, marginBlockStart: space.small })

const linkCss = css({ textDecoration: "none", "&:hover": { color: color.accent } })

/** On a wide screen the picture stands beside the text, on a small one above it. */
const detailsCss = css({
  display: "grid",
  gap: space.large,
  alignItems: "center",
  marginBlockStart: space.gutter,
  [media.wide]: { gridAutoColumns: "minmax(0, 1fr)", gridAutoFlow: "column" },
})

export type ProjectProps = {
  project: Queries.ProjectFragment
  /** Whether the project opens the page, so that its picture is seen at once. */
  isFirst?: boolean
}

/** A project: its name, which leads to its site, and its description. */
export function Project({ project, isFirst }: ProjectProps) {
  const image = project.image?.src.childImageSharp?.gatsbyImageData
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
        <div css={detailsCss}>
          {image && project.image && (
            <Picture image={image} alt={project.image.alt} priority={isFirst} />
          )}
          <Paragraphs texts={project.body} />
        </div>
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
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 1440
            breakpoints: [360, 540, 720, 1000, 1440]
            sizes: "(min-width: 67rem) 31rem, (min-width: 60rem) calc(50vw - 2.5rem), calc(100vw - 3rem)"
          )
        }
      }
    }
  }
`
