import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { memo } from "react"
import { Accordion, type AccordionEntry } from "../components/accordion"
import { DashList } from "../components/dash-list"
import { MatchMark } from "../components/match-mark"
import { OutwardMark } from "../components/outward-mark"
import { Period } from "../components/period"
import { RoleList, roleDatesCss, roleTitleCss } from "../components/role-list"
import { useSkillSelection } from "../hooks/use-skill-selection"
import type { Disclosures } from "../lib/disclosures"
import { namesUsed, type SkillNames } from "../lib/skill-usage"
import { skillMatch, stepBackCss } from "../styles/skill-match"
import { color, leading, media, size, space, weight } from "../styles/theme"

type Company = Queries.WorkFragment["work"][number]

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

const placeCss = css({
  color: color.muted,
  fontSize: size.small,
  [media.screen]: { marginBlockEnd: space.small },
})

const contentCss = css({
  [media.screen]: { paddingBlockEnd: space.gutter, paddingInlineStart: space.large },
  [media.print]: { paddingBlockEnd: space.small },
})

/** Where a company is, the roles held there if they are several, and what was done. */
const CompanyContent = memo(function CompanyContent({
  company,
  selected,
  currentMonth,
}: CompanyProps) {
  const { location, url, roles, responsibilities } = company
  return (
    <div css={contentCss}>
      {(location || url) && (
        <p css={placeCss}>
          {location}
          {location && url && " · "}
          {url && (
            <a href={url}>
              {new URL(url).host}
              <OutwardMark />
            </a>
          )}
        </p>
      )}
      {roles.length > 1 && (
        <RoleList
          roles={roles.map((role) => ({
            id: role.startDate,
            title: role.title,
            dates: <Period ranges={[role]} currentMonth={currentMonth} />,
            data: skillMatch([role], selected),
          }))}
        />
      )}
      <DashList items={responsibilities} />
    </div>
  )
})

type CompanyProps = { company: Company; selected: SkillNames; currentMonth: string }

function toEntry({ company, selected, currentMonth }: CompanyProps): AccordionEntry {
  const { id, roles } = company
  const [newest] = roles
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
        <MatchMark names={namesUsed(roles, selected)} />
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
  disclosures: Disclosures
}

/** The work history: one item for each company. Several roles at one read as one story. */
export function Work({ work, skills, currentMonth, disclosures }: WorkProps) {
  const { selected } = useSkillSelection(skills.skills)
  return (
    <Accordion
      css={[companiesCss, stepBackCss]}
      heading="h3"
      titleCss={companyCss}
      disclosures={disclosures}
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
