import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { DashList } from "../components/dash-list"
import { DateRange } from "../components/date-range"
import { color, size, space, weight } from "../styles/theme"

const companyCss = css({ paddingBlock: space.medium })

const nameCss = css({ fontSize: size.title, fontWeight: weight.strong })

const roleCss = css({ color: color.accent, fontWeight: weight.label })

const datesCss = css({ color: color.muted, fontSize: size.small, marginBlockEnd: space.tiny })

export type WorkProps = { work: Queries.WorkFragment }

/** The work history: companies, the roles held in each, and what was done. */
export function Work({ work }: WorkProps) {
  return (
    <>
      {work.work.map((company) => (
        <article key={company.id} id={company.id} css={companyCss}>
          <h3 css={nameCss}>{company.company}</h3>
          <ul>
            {company.roles.map((role) => (
              <li key={role.startDate}>
                <p css={roleCss}>{role.title}</p>
                <p css={datesCss}>
                  <DateRange startDate={role.startDate} endDate={role.endDate} />
                </p>
              </li>
            ))}
          </ul>
          <DashList items={company.responsibilities} />
        </article>
      ))}
    </>
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
      }
      responsibilities
    }
  }
`
