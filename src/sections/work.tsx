import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Accordion, type AccordionEntry } from "../components/accordion"
import { CompanyContent, type CompanyContentProps } from "../components/company-content"
import { MatchingSkills } from "../components/matching-skills"
import { Period } from "../components/period"
import { roleDatesCss, roleTitleCss } from "../components/role-list"
import type { ExpandedItems } from "../hooks/use-expanded-items"
import { useSkillSelection } from "../hooks/use-skill-selection"
import { newestOf } from "../lib/months"
import { namesUsed } from "../lib/skill-usage"
import { dimmedCss, skillMatch } from "../styles/skill-match"
import { leading, media, size, weight } from "../styles/theme"

const companyCss = css({
  fontSize: size.title,
  fontWeight: weight.strong,
  lineHeight: leading.title,
  [media.print]: { fontSize: size.body },
})

/** The section's own rule closes the list. On paper no company is parted. */
const companiesCss = css({
  [media.screen]: { "& > [id]:last-of-type": { borderBlockEnd: 0 } },
  [media.print]: { "& > *": { breakInside: "avoid" } },
})

/** Paper has no closed companies: where the roles are listed, the head need not name the newest. */
const listedBelowCss = css({ [media.print]: { display: "none" } })

function toEntry({ company, selected, currentMonth }: CompanyContentProps): AccordionEntry {
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
        <p css={[roleTitleCss, roles.length > 1 && listedBelowCss]}>{newest?.title}</p>
        <MatchingSkills names={namesUsed(roles, selected)} />
      </>
    ),
    content: <CompanyContent company={company} selected={selected} currentMonth={currentMonth} />,
  }
}

export type WorkProps = {
  work: Queries.WorkFragment
  /** The names of the skills that the roles used. */
  skills: Queries.WorkSkillsFragment
  /** As in '2026-07'. */
  currentMonth: string
  expandedItems: ExpandedItems
}

/** The work history: one item for each company. Several roles at one read as one story. */
export function Work({ work, skills, currentMonth, expandedItems }: WorkProps) {
  const { selected } = useSkillSelection(skills.skills)
  return (
    <Accordion
      css={[companiesCss, dimmedCss]}
      headingLevel={3}
      titleCss={companyCss}
      expandedItems={expandedItems}
      entries={work.work.map((company) => toEntry({ company, selected, currentMonth }))}
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
