import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Accordion, type AccordionEntry } from "../components/accordion"
import { CompanyContent, hasCompanyContent } from "../components/company-content"
import { MatchingSkills } from "../components/matching-skills"
import { Paragraphs } from "../components/paragraphs"
import { Period } from "../components/period"
import { roleDatesCss, roleTitleCss } from "../components/role-list"
import type { ExpandedItems } from "../hooks/use-expanded-items"
import { useSkillSelection } from "../hooks/use-skill-selection"
import { newestOf } from "../lib/months"
import { namesUsed, type SkillGroup, type SkillNames } from "../lib/skill-usage"
import { dimmedCss, skillMatch } from "../styles/skill-match"
import { leading, media, size, space, weight } from "../styles/theme"

const companyCss = css({
  fontSize: size.title,
  fontWeight: weight.strong,
  lineHeight: leading.title,
  [media.print]: { fontSize: size.body },
})

/** The list has no border at its end, because the section has one. */
const companiesCss = css({
  [media.screen]: { borderBlockEnd: 0 },
  // A company keeps its width beside a column, and is not split.
  [media.print]: { "& > *": { display: "flow-root", breakInside: "avoid" } },
})

/** Print expands every company. If its roles are listed below, the title of the newest is hidden. */
const duplicateTitleCss = css({ [media.print]: { display: "none" } })

const breakCss = css({
  [media.screen]: { paddingBlockEnd: space.gutter },
  [media.print]: { paddingBlockEnd: space.small },
})

type WorkItem = Queries.WorkFragment["work"][number]

/** @returns the ids of the companies and career breaks that have something to expand */
export function expandableIds(work: readonly WorkItem[]): string[] {
  return work.filter(hasCompanyContent).map(({ id }) => id)
}

/** @returns the accordion item of a company or a career break */
function toEntry(item: WorkItem, selected: SkillNames, currentMonth: string): AccordionEntry {
  return item.dates
    ? toBreakEntry(item, item.dates, currentMonth)
    : toCompanyEntry(item, selected, currentMonth)
}

function toBreakEntry(
  { id, title, text }: WorkItem,
  { startDate, endDate }: NonNullable<WorkItem["dates"]>,
  currentMonth: string,
): AccordionEntry {
  const range = { startDate: startDate ?? endDate, endDate }
  return {
    id,
    title,
    aside: (
      <p css={roleDatesCss}>
        <Period ranges={[range]} currentMonth={currentMonth} />
      </p>
    ),
    content: text ? <Paragraphs texts={[text]} css={breakCss} /> : undefined,
  }
}

function toCompanyEntry(
  company: WorkItem,
  selected: SkillNames,
  currentMonth: string,
): AccordionEntry {
  const { id, title, roles } = company
  const newest = newestOf(roles)
  return {
    id,
    title,
    data: skillMatch(roles, selected),
    aside: (
      <p css={roleDatesCss}>
        <Period ranges={roles} currentMonth={currentMonth} />
      </p>
    ),
    summary: (
      <>
        <p css={[roleTitleCss, roles.length > 1 && duplicateTitleCss]}>{newest?.title}</p>
        <MatchingSkills names={namesUsed(roles, selected)} />
      </>
    ),
    content: hasCompanyContent(company) ? (
      <CompanyContent {...company} selected={selected} currentMonth={currentMonth} />
    ) : undefined,
  }
}

export type WorkProps = {
  work: readonly WorkItem[]
  /** The skills that can be selected. */
  groups: readonly SkillGroup[]
  /** As in '2026-07'. */
  currentMonth: string
  expandedItems: ExpandedItems
}

/** The work history: one accordion item for each company and each career break. */
export function Work({ work, groups, currentMonth, expandedItems }: WorkProps) {
  const { selected } = useSkillSelection(groups)
  return (
    <Accordion
      css={[companiesCss, dimmedCss]}
      headingLevel={3}
      titleCss={companyCss}
      expandedItems={expandedItems}
      entries={work.map((item) => toEntry(item, selected, currentMonth))}
    />
  )
}

export const query = graphql`
  fragment Work on ShownSection {
    work {
      id
      title
      location
      url
      text
      dates {
        startDate
        endDate
      }
      roles {
        title
        startDate
        endDate
        location
        summary
        skills
        responsibilities
      }
      responsibilities
      responsibilitiesHeading
    }
  }
`
