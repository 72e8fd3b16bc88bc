import { css } from "@emotion/react"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Accordion } from "../components/accordion"
import { Button } from "../components/button"
import { SectionBoundary } from "../components/section-boundary"
import { type ExpandedItems, useAreExpanded, useExpandedItems } from "../hooks/use-expanded-items"
import { useOpenByFragment } from "../hooks/use-open-by-fragment"
import { useWords } from "../hooks/use-words"
import type { FragmentLocation } from "../lib/fragment"
import { screenOnlyCss, sectionTitleCss } from "../styles/mixins"
import { color, media, size, space, tracking, weight } from "../styles/values"

type Section = Queries.ResumeSectionFragment

/**
 * The areas of src/resume/model/plan-pages.ts in print. Floats, unlike a grid, give their width back when
 * they end, and every browser breaks them between sheets.
 */
const areasCss = css({
  [media.print]: {
    display: "flow-root",
    // A section with one entry stays on one sheet.
    '& [data-accordion-component="AccordionItem"]:has(article:only-of-type)': {
      breakInside: "avoid",
    },
    // Floats are painted before other text. Positioned areas are painted in order, so the text of the
    // PDF is in order, too.
    "& > [data-group]": { position: "relative" },
    // Not a float: behind one, WebKit breaks the other areas at the wrong height.
    '& > [data-group="wide"]': { display: "flow-root", clear: "both" },
    '& > [data-group="flow"]': { clear: "inline-start" },
    '& > [data-group="main"]': { float: "inline-start", inlineSize: "62%" },
    '& > [data-group="side"]': {
      float: "inline-end",
      clear: "inline-end",
      inlineSize: "34%",
      marginInlineStart: "4%",
    },
  },
})

const titleCss = css(sectionTitleCss, {
  [media.print]: {
    // The only space between two sections: no section ends with space of its own.
    marginBlock: `calc(${space.medium} + ${space.hair}) ${space.tiny}`,
    color: color.accent,
    fontSize: size.body,
    fontWeight: weight.strong,
    letterSpacing: tracking.label,
    textTransform: "uppercase",
  },
})

const contentCss = css({ [media.screen]: { paddingBlockEnd: space.gutter } })

/** Above the head of the first section, whose ring it must not cover. */
const allCss = css(screenOnlyCss, { display: "flex", marginBlockEnd: space.small })

export type ResumeProps = {
  /** Unique among the résumés of the site. The hook stores the expanded items under this name. */
  name: string
  sections: readonly Section[]
  /** The ids of the companies that can be expanded. The first is expanded at first. */
  companies: readonly string[]
  location: FragmentLocation
  /** Renders the content below a section's title. */
  renderContent: (section: Section, expandedItems: ExpandedItems) => ReactNode
}

type ToggleAllProps = { ids: readonly string[]; expandedItems: ExpandedItems }

/** Expands all items. If all are expanded, it collapses them. */
function ToggleAll({ ids, expandedItems }: ToggleAllProps) {
  const words = useWords()
  const areExpanded = useAreExpanded(expandedItems, ids)
  return (
    <div css={allCss}>
      <Button variant="quiet" onClick={() => expandedItems.expandOnly(areExpanded ? [] : ids)}>
        {areExpanded ? words.collapseAll : words.expandAll}
      </Button>
    </div>
  )
}

/** The sections of the résumé in order. On screen they collapse, in print they may form columns. */
export function Resume({ name, sections, companies, location, renderContent }: ResumeProps) {
  const expanded = sections.filter((section) => section.expandedByDefault).map(({ id }) => id)
  const expandedItems = useExpandedItems(name, [...expanded, ...companies.slice(0, 1)])
  useOpenByFragment(location, expandedItems.expand)

  const all = [...sections.map(({ id }) => id), ...companies]
  return (
    <>
      {all.length > 0 && <ToggleAll ids={all} expandedItems={expandedItems} />}
      <Accordion
        css={areasCss}
        headingLevel={2}
        titleCss={titleCss}
        expandedItems={expandedItems}
        entries={sections.map((section) => ({
          id: section.id,
          title: section.title,
          group: section.printArea,
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
  fragment ResumeSection on ResumeSection {
    id
    title
    expandedByDefault
    printArea
    ...ResumeContent
    work(lang: $lang, variant: $variant) {
      ...Work
    }
    skills(lang: $lang, variant: $variant) {
      ...Skills
    }
  }
`
