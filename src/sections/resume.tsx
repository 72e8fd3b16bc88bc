import { css } from "@emotion/react"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Accordion } from "../components/accordion"
import { Button } from "../components/button"
import { SectionBoundary } from "../components/section-boundary"
import { type ExpandedItems, useAreExpanded, useExpandedItems } from "../hooks/use-expanded-items"
import { useOpenByFragment } from "../hooks/use-open-by-fragment"
import { sectionId } from "../lib/resume-sections"
import { screenOnlyCss, sectionTitleCss } from "../styles/mixins"
import { color, media, size, space, tracking, weight } from "../styles/theme"

type Section = Queries.ResumeFragment["sections"][number]

/** Where a section is printed: at full width or in the main column. All others are in the side column. */
const PRINT_AREAS: Partial<Record<string, "top" | "main">> = {
  Objective: "top",
  WorkExperience: "main",
}

/**
 * Prints two columns if both have content. The last row fills the rest of the height if the main
 * column is longer.
 */
const gridCss = (areas: readonly string[]) => {
  const sides = areas.filter((area) => area === "side").length
  const isSplit = sides > 0 && areas.includes("main")
  const first = areas.includes("top") ? 2 : 1
  return css({
    [media.print]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      columnGap: space.large,
      '& > [data-print-area="top"]': { gridColumn: "1 / -1", gridRow: 1 },
      ...(isSplit && {
        gridTemplateColumns: "minmax(0, 1.8fr) minmax(0, 1fr)",
        gridTemplateRows: `repeat(${sides + first - 1}, auto) 1fr`,
        '& > [data-print-area="main"]': { gridColumn: 1, gridRow: `${first} / -1` },
        '& > [data-print-area="side"]': { gridColumn: 2 },
      }),
    },
  })
}

const titleCss = css(sectionTitleCss, {
  [media.print]: {
    marginBlock: `${space.medium} ${space.tiny}`,
    color: color.accent,
    fontSize: size.body,
    fontWeight: weight.strong,
    letterSpacing: tracking.label,
    textTransform: "uppercase",
  },
})

const contentCss = css({ [media.screen]: { paddingBlockEnd: space.gutter } })

const allCss = css(screenOnlyCss, { marginBlockEnd: space.gutter })

export type ResumeProps = {
  /** Unique among the résumés of the site. The hook stores the expanded items under this name. */
  name: string
  resume: Queries.ResumeFragment
  /** The ids of the companies, which are items too. The first is expanded at first. */
  companies: readonly string[]
  /** The fragment of the address with its '#', or ''. */
  hash: string
  /** Renders the content below a section's title. */
  renderContent: (section: Section, expandedItems: ExpandedItems) => ReactNode
}

type ToggleAllProps = { ids: readonly string[]; expandedItems: ExpandedItems }

/** Expands all items. If all are expanded, it collapses them. */
function ToggleAll({ ids, expandedItems }: ToggleAllProps) {
  const areExpanded = useAreExpanded(expandedItems, ids)
  return (
    <div css={allCss}>
      <Button variant="quiet" onClick={() => expandedItems.expandOnly(areExpanded ? [] : ids)}>
        {areExpanded ? "Collapse all" : "Expand all"}
      </Button>
    </div>
  )
}

/** The sections of the résumé in order. On screen they collapse, in print they form two columns. */
export function Resume({ name, resume, companies, hash, renderContent }: ResumeProps) {
  const { sections } = resume
  const expanded = sections.filter((section) => section.expandedByDefault).map(sectionId)
  const expandedItems = useExpandedItems(name, [...expanded, ...companies.slice(0, 1)])
  useOpenByFragment(hash, expandedItems.expand)

  const all = [...sections.map(sectionId), ...companies]
  const areaOf = ({ section }: Section) => PRINT_AREAS[section] ?? "side"
  return (
    <>
      {all.length > 0 && <ToggleAll ids={all} expandedItems={expandedItems} />}
      <Accordion
        css={gridCss(sections.map(areaOf))}
        headingLevel={2}
        titleCss={titleCss}
        expandedItems={expandedItems}
        entries={sections.map((section) => ({
          id: sectionId(section),
          title: section.title,
          data: { "data-print-area": areaOf(section) },
          content: (
            <div css={contentCss}>
              <SectionBoundary>{renderContent(section, expandedItems)}</SectionBoundary>
            </div>
          ),
        }))}
      />
    </>
  )
}

export const query = graphql`
  fragment Resume on Resume {
    sections {
      section
      id
      title
      expandedByDefault
      content {
        ...ResumeContent
      }
    }
  }
`
