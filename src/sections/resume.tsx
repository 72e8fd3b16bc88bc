import { css } from "@emotion/react"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Accordion } from "../components/accordion"
import { Button } from "../components/button"
import { SectionBoundary } from "../components/section-boundary"
import { useAreExpanded, useExpandedItems } from "../hooks/use-expanded-items"
import { useOpenByFragment } from "../hooks/use-open-by-fragment"
import type { ExpandedItems } from "../lib/expanded-items"
import { sectionId } from "../lib/resume-sections"
import { arrivesWholeCss, screenOnly, sectionTitleCss } from "../styles/mixins"
import { color, media, size, space, tracking, weight } from "../styles/theme"

type Section = Queries.ResumeFragment["sections"][number]

/** Where a section stands on paper: over the full width, in the main column or beside it. */
const PRINT_AREAS: Partial<Record<string, "top" | "main">> = {
  Objective: "top",
  WorkExperience: "main",
}

/**
 * Two columns on paper, if there is something for both. The last row takes what the main column is
 * longer than the others.
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

const allCss = css(arrivesWholeCss, screenOnly, { marginBlockEnd: space.gutter })

export type ResumeProps = {
  /** Tells it from other résumés: what the visitor left open is kept under it. */
  name: string
  resume: Queries.ResumeFragment
  /** The ids of the items within the sections, for 'Expand all'. */
  innerIds: readonly string[]
  /** Those of them that are open at first. */
  innerOpen: readonly string[]
  /** The fragment of the page's address, with its '#', or ''. */
  hash: string
  /** What a section shows below its title. */
  renderContent: (section: Section, expandedItems: ExpandedItems) => ReactNode
}

type ToggleAllProps = { ids: readonly string[]; expandedItems: ExpandedItems }

/** Opens what is closed; once all is open, it closes all. */
function ToggleAll({ ids, expandedItems }: ToggleAllProps) {
  const areOpen = useAreExpanded(expandedItems, ids)
  return (
    <div css={allCss}>
      <Button look="quiet" onClick={() => expandedItems.openOnly(areOpen ? [] : ids)}>
        {areOpen ? "Collapse all" : "Expand all"}
      </Button>
    </div>
  )
}

/** The résumé: its sections, in order, each open or closed; on paper, two columns with all of them. */
export function Resume({ name, resume, innerIds, innerOpen, hash, renderContent }: ResumeProps) {
  const { sections } = resume
  const open = sections.filter((section) => section.expandedByDefault).map(sectionId)
  const expandedItems = useExpandedItems(name, [...open, ...innerOpen])
  useOpenByFragment(hash, expandedItems.open)

  const all = [...sections.map(sectionId), ...innerIds]
  const areaOf = ({ section }: Section) => PRINT_AREAS[section] ?? "side"
  return (
    <>
      {all.length > 0 && <ToggleAll ids={all} expandedItems={expandedItems} />}
      <Accordion
        css={gridCss(sections.map(areaOf))}
        heading="h2"
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
