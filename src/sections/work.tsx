import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Accordion, type AccordionEntry } from "../components/accordion"
import { CompanyContent } from "../components/company-content"
import { MatchingSkills } from "../components/matching-skills"
import { Period } from "../components/period"
import { roleDatesCss, roleTitleCss } from "../components/role-list"
import type { ExpandedItems } from "../hooks/use-expanded-items"
import { useSkillSelection } from "../hooks/use-skill-selection"
import { newestOf } from "../lib/months"
import { namesUsed, type SkillNames } from "../lib/skill-usage"
import { dimmedCss, skillMatch } from "../styles/skill-match"
import { leading, media, size, weight } from "../styles/theme"

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

type Company = Queries.WorkFragment["work"][number]

/** @returns the accordion item of a company */
function toEntry(company: Company, selected: SkillNames, currentMonth: string): AccordionEntry {
  const { id, roles } = company
  const newest = newestOf(roles)
  return {
    id,
    title: company.company,
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
    content: <CompanyContent {...company} selected={selected} currentMonth={currentMonth} />,
  }
}

export type WorkProps = {
  work: Queries.WorkFragment
  /** The skills that can be selected, with their names. */
  skills: Queries.WorkSkillsFragment
  /** As in '2026-07'. */
  currentMonth: string
  expandedItems: ExpandedItems
}

/** The work history: one accordion item for each company. */
export function Work({ work, skills, currentMonth, expandedItems }: WorkProps) {
  const { selected } = useSkillSelection(skills.skills)
  return (
    <Accordion
      css={[companiesCss, dimmedCss]}
      headingLevel={3}
      titleCss={companyCss}
      expandedItems={expandedItems}
      entries={work.work.map((company) => toEntry(company, selected, currentMonth))}
    />
  )
}

export const query = graphql`
  fragment Work on Work {
    work {
      id
      company
      location
      url
      roles {
        title
        startDate
        endDate
        skills
      }
      responsibilities
    }
  }

  fragment WorkSkills on Skills {
    skills {
      skills {
        id
        name
      }
    }
  }
`
