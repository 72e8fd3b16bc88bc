import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { DashList } from "../components/dash-list"
import { DateRange } from "../components/date-range"
import { Duration } from "../components/duration"
import { MatchMark } from "../components/match-mark"
import { useSkillSelection } from "../hooks/use-skill-selection"
import { countMonths } from "../lib/months"
import { namesUsed, skillNames } from "../lib/skill-usage"
import { skillMatch, stepBackCss } from "../styles/skill-match"
import { color, size, space, weight } from "../styles/theme"

const companyCss = css({ paddingBlock: space.medium })

const nameCss = css({ fontSize: size.title, fontWeight: weight.strong })

const roleCss = css({ color: color.accent, fontWeight: weight.label })

const datesCss = css({ color: color.muted, fontSize: size.small, marginBlockEnd: space.tiny })

export type WorkProps = {
  work: Queries.WorkFragment
  /** The names of the skills that the roles used. */
  skills: Queries.WorkSkillsFragment
  /** As in '2026-07'. */
  currentMonth: string
}

/** The work history: companies, the roles held in each, and what was done. */
export function Work({ work, skills, currentMonth }: WorkProps) {
  const { selected } = useSkillSelection(skillNames(skills.skills))
  return (
    <div css={stepBackCss}>
      {work.work.map((company) => (
        <article
          key={company.id}
          id={company.id}
          css={companyCss}
          {...skillMatch(company.roles, selected)}
        >
          <h3 css={nameCss}>{company.company}</h3>
          <MatchMark names={namesUsed(company.roles, selected)} />
          <ul>
            {company.roles.map((role) => (
              <li key={role.startDate} {...skillMatch([role], selected)}>
                <p css={roleCss}>{role.title}</p>
                <p css={datesCss}>
                  <DateRange startDate={role.startDate} endDate={role.endDate} />
                  {" · "}
                  <Duration months={countMonths([role], currentMonth)} />
                </p>
              </li>
            ))}
          </ul>
          <DashList items={company.responsibilities} />
        </article>
      ))}
    </div>
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
