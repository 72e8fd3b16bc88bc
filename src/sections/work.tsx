import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Accordion } from "../components/accordion"
import { DashList } from "../components/dash-list"
import { DateRange } from "../components/date-range"
import { OutwardMark } from "../components/outward-mark"
import type { Disclosures } from "../hooks/use-disclosures"
import { color, media, size, space, weight } from "../styles/theme"

type Company = Queries.WorkFragment["work"][number]

const companyCss = css({
  fontSize: size.title,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  [media.print]: { fontSize: size.body },
})

const datesCss = css({
  color: color.muted,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
})

const roleCss = css({
  color: color.accent,
  fontWeight: weight.label,
  [media.print]: { color: color.text, fontStyle: "italic", fontWeight: weight.body },
})

const rolesCss = css({
  display: "grid",
  gap: space.tiny,
  marginBlockEnd: space.small,
  [media.print]: { gap: 0, marginBlockEnd: 0 },
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space.medium}`,
    justifyContent: "flex-end",
    [media.print]: { justifyContent: "space-between" },
  },
})

const placeCss = css({
  color: color.muted,
  fontSize: size.small,
  marginBlockEnd: space.small,
  [media.print]: { marginBlockEnd: 0 },
})

const contentCss = css({
  [media.screen]: { paddingBlockEnd: space.gutter, paddingInlineStart: space.large },
  [media.print]: { paddingBlockEnd: space.small },
})

/** Paper has no closed companies: where the roles are listed, the head need not name the newest. */
const headRoleCss = (isListed: boolean) =>
  css({ [media.print]: { display: isListed ? "none" : undefined } })

/** What was done at a company. Several roles are told in a row, the newest first. */
function CompanyContent({ company }: { company: Company }) {
  return (
    <div css={contentCss}>
      <p css={placeCss}>
        {company.location}
        {company.location && company.url && " · "}
        {company.url && (
          <a href={company.url}>
            {new URL(company.url).host}
            <OutwardMark />
          </a>
        )}
      </p>
      {company.roles.length > 1 && (
        <ul css={rolesCss}>
          {company.roles.map((role) => (
            <li key={role.startDate}>
              <span css={roleCss}>{role.title}</span>
              <span css={datesCss}>
                <DateRange startDate={role.startDate} endDate={role.endDate} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <DashList items={company.responsibilities} />
    </div>
  )
}

/** On paper no company is parted. */
const companiesCss = css({ [media.print]: { "& > *": { breakInside: "avoid" } } })

export type WorkProps = { work: Queries.WorkFragment; disclosures: Disclosures }

/** The work history: one item for each company. */
export function Work({ work, disclosures }: WorkProps) {
  return (
    <Accordion
      css={companiesCss}
      heading="h3"
      titleCss={companyCss}
      disclosures={disclosures}
      entries={work.work.map((company) => {
        const [newest] = company.roles
        const oldest = company.roles.at(-1)
        return {
          id: company.id,
          title: company.company,
          aside: newest && oldest && (
            <p css={datesCss}>
              <DateRange startDate={oldest.startDate} endDate={newest.endDate} />
            </p>
          ),
          summary: <p css={[roleCss, headRoleCss(company.roles.length > 1)]}>{newest?.title}</p>,
          content: <CompanyContent company={company} />,
        }
      })}
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
      }
      responsibilities
    }
  }
`
