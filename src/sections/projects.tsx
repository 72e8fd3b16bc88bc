import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Accordion, type AccordionEntry } from "../components/accordion"
import { InlineText } from "../components/inline-text"
import { Paragraphs } from "../components/paragraphs"
import { Picture } from "../components/picture"
import { DemoButton } from "../demos/demo-button"
import { useExpandedItems } from "../hooks/use-expanded-items"
import { useOpenByFragment } from "../hooks/use-open-by-fragment"
import type { FragmentLocation } from "../lib/fragment"
import { sectionTitleCss } from "../styles/mixins"
import { color, media, size, space } from "../styles/values"

const summaryCss = css({
  color: color.muted,
  fontSize: size.lead,
  [media.screen]: { paddingBlockEnd: space.gutter },
  [media.print]: { paddingBlockEnd: space.medium },
})

/** On a wide screen the picture is next to the text, on a small screen above it. */
const detailsCss = css({
  display: "grid",
  gap: space.large,
  alignItems: "center",
  [media.screen]: { paddingBlock: `${space.tiny} ${space.large}` },
  [media.print]: { paddingBlock: `${space.tiny} ${space.medium}` },
  [media.wide]: { gridAutoColumns: "minmax(0, 1fr)", gridAutoFlow: "column" },
})

/** That of the details is a level deeper, but has the capitals of a section, too. */
const titleCss = css(sectionTitleCss, { [media.screen]: { textTransform: "uppercase" } })

const demoCss = css({ marginBlockStart: space.gutter, [media.print]: { display: "none" } })

type Project = Queries.ProjectFragment

type ProjectDetailsProps = { project: Project; isFirst: boolean; location: FragmentLocation }

function ProjectDetails({ project, isFirst, location }: ProjectDetailsProps) {
  return (
    <div css={detailsCss}>
      {project.image?.src.gatsbyImageData && (
        <Picture
          image={project.image.src.gatsbyImageData}
          phone={project.image.phone?.gatsbyImageData ?? undefined}
          alt={project.image.alt}
          priority={isFirst}
          demo={project.demo?.id}
        />
      )}
      <div>
        <Paragraphs texts={project.body} />
        {project.demo && (
          <div css={demoCss}>
            <DemoButton demo={project.demo} title={project.name} location={location} />
          </div>
        )}
      </div>
    </div>
  )
}

/** @returns the accordion items of a project: its name with a summary, and its details if it has any */
function toEntries(project: Project, index: number, location: FragmentLocation): AccordionEntry[] {
  const name: AccordionEntry = {
    id: project.id,
    title: project.name,
    href: project.url,
    content: (
      <p css={summaryCss}>
        <InlineText text={project.summary} />
      </p>
    ),
  }
  if (project.body.length === 0 && !project.image && !project.demo) return [name]
  const details: AccordionEntry = {
    id: `${project.id}-details`,
    title: project.detailTitle,
    headingLevel: 3,
    content: <ProjectDetails project={project} isFirst={index === 0} location={location} />,
  }
  return [name, details]
}

export type ProjectsProps = {
  projects: readonly Project[]
  location: FragmentLocation
}

/** The projects. Each has up to two accordion items, which are expanded at first. */
export function Projects({ projects, location }: ProjectsProps) {
  const entries = projects.flatMap((project, index) => toEntries(project, index, location))
  const expandedItems = useExpandedItems(
    "portfolio",
    entries.map(({ id }) => id),
  )
  useOpenByFragment(location, expandedItems.expand)
  return (
    <Accordion
      headingLevel={2}
      titleCss={titleCss}
      expandedItems={expandedItems}
      entries={entries}
    />
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
    demo {
      ...Demo
    }
    image {
      alt
      src {
        gatsbyImageData(
          width: 1440
          breakpoints: [360, 540, 720, 1000, 1440]
          sizes: "(min-width: 67rem) 31rem, (min-width: 60rem) calc(50vw - 2.5rem), calc(100vw - 3rem)"
        )
      }
      phone {
        gatsbyImageData(width: 1000, breakpoints: [1000], sizes: "calc(100vw - 3rem)")
      }
    }
  }
`
