import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Accordion, type AccordionEntry } from "../components/accordion"
import {
  CompanyContent,
  hasCompanyContent,
  locationCss,
  locationsOf,
  roleDatesCss,
  roleTitleCss,
} from "../components/company-content"
import { InlineText, JoinedTexts } from "../components/inline-text"
import { MatchingSkills } from "../components/matching-skills"
import { Paragraphs } from "../components/paragraphs"
import { Period } from "../components/period"
import type { ExpandedItems } from "../hooks/use-expanded-items"
import { useSkillSelection } from "../hooks/use-skill-selection"
import { useWords } from "../hooks/use-words"
import { toIsoDate } from "../lib/dates"
import { fill, fillCount, type Words } from "../lib/interface-words"
import { hasStarted, isAhead, type MonthRange, newestOf, spanOf } from "../lib/months"
import { type SkillNames, skillMatch, usedSkills } from "../lib/skill-usage"
import { printOnlyCss } from "../styles/mixins"
import {
  color,
  duration,
  leading,
  media,
  paletteVariables,
  size,
  space,
  weight,
} from "../styles/values"

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
  [media.print]: {
    "& > *": { display: "flow-root", breakInside: "avoid" },
    "& > * + *": { marginBlockStart: space.small },
  },
})

/**
 * Dims the roles and companies that used none of the selected skills. Their text keeps a contrast of
 * at least 4.5:1. Print does not dim.
 */
const dimmedCss = css({
  [media.screen]: {
    '& [data-skill-match="false"]': {
      ...paletteVariables({ text: color.muted, accent: color.muted }),
      color: color.text,
    },
  },
  [media.motionSafe]: { "& [data-skill-match]": { transition: `color ${duration.quick}` } },
})

/** Print expands every company. Each of several roles has its title and dates there, as in the PDFs. */
const duplicateCss = css({ [media.print]: { display: "none" } })

/** As in the PDFs, what stands behind a title or a role has a distance, and a role has its own line. */
const behindCss = css({ [media.print]: { marginInlineStart: space.tiny } })
const ownLineCss = css({ [media.print]: { "&::before": { content: '"\\a"', whiteSpace: "pre" } } })

const moreRolesCss = css({ color: color.muted, fontWeight: weight.body })

const breakCss = css({ [media.screen]: { paddingBlockEnd: space.gutter } })

/** @returns the companies and career breaks of the query. A career break has no roles */
export function toWorkItems(work: Queries.WorkFragment | null | undefined) {
  return (work?.work ?? []).map((item) => {
    const { roles, responsibilities } = item
    return { ...item, roles: roles ?? [], responsibilities: responsibilities ?? [] }
  })
}

type WorkItem = ReturnType<typeof toWorkItems>[number]

/** The ids of the companies and career breaks that have something to expand. */
export function expandableIds(work: readonly WorkItem[]): string[] {
  return work.filter((item) => item.text || hasCompanyContent(item)).map(({ id }) => id)
}

/** @returns the years of the earliest start and the latest end, as in '2019 – 2021' or 'From 2027' */
function describeYears(ranges: readonly MonthRange[], currentMonth: string, words: Words): string {
  const span = spanOf(ranges)
  if (!span) return ""
  const [start = "", end = ""] = [span.startDate, span.endDate].map(
    (date) => date && toIsoDate(date).slice(0, 4),
  )
  if (isAhead(span, currentMonth)) return fill(words.fromDate, { date: start })
  return [...new Set([start, end || words.present])].join(" – ")
}

/** Makes the accordion item of a company or of a career break, which has dates of its own. */
function toEntry(
  item: WorkItem,
  selected: SkillNames,
  currentMonth: string,
  words: Words,
): AccordionEntry {
  const { id, company, roles } = item
  const label = (names: readonly string[], ranges: readonly MonthRange[]) =>
    [...names, describeYears(ranges, currentMonth, words)].join(words.comma)
  const aside = (ranges: readonly MonthRange[]) => (
    <p css={[roleDatesCss, behindCss, ranges.length > 1 && duplicateCss]}>
      <Period ranges={ranges} currentMonth={currentMonth} />
    </p>
  )
  if (company === null) {
    const { text, endDate } = item
    const dates = { startDate: item.startDate ?? "", endDate: endDate ?? "" }
    return {
      id,
      title: item.break ?? "",
      label: label([item.break ?? ""], [dates]),
      aside: aside([dates]),
      content: text ? <Paragraphs texts={[text]} css={breakCss} /> : undefined,
    }
  }
  const locations = locationsOf(item)
  const started = roles.filter((role) => hasStarted(role, currentMonth))
  const role = (newestOf(started) ?? newestOf(roles))?.title ?? ""
  return {
    id,
    title: company,
    label: label([company, role], roles),
    data: skillMatch(roles, selected),
    aside: aside(roles),
    summary: (
      <>
        {locations.length > 0 && (
          <p css={[locationCss, behindCss, printOnlyCss]}>
            <JoinedTexts texts={locations} separator=" · " />
          </p>
        )}
        <p key={role} css={[roleTitleCss, ownLineCss, roles.length > 1 && duplicateCss]}>
          <InlineText text={role} />
          {started.length > 1 && (
            <span css={moreRolesCss}>
              {" "}
              {fillCount(words.moreRoles, { count: started.length - 1 }, words.language)}
            </span>
          )}
        </p>
        <MatchingSkills names={[...usedSkills(roles, selected).values()]} />
      </>
    ),
    content: hasCompanyContent(item) ? (
      <CompanyContent {...item} selected={selected} currentMonth={currentMonth} />
    ) : undefined,
  }
}

export type WorkProps = {
  work: readonly WorkItem[]
  /** The skills that can be selected. */
  selectable: SkillNames
  /** As in '2026-07'. */
  currentMonth: string
  expandedItems: ExpandedItems
}

/** The work history: one accordion item for each company and each career break. */
export function Work({ work, selectable, currentMonth, expandedItems }: WorkProps) {
  const words = useWords()
  const { selected } = useSkillSelection(selectable)
  return (
    <Accordion
      css={[companiesCss, dimmedCss]}
      headingLevel={3}
      titleCss={companyCss}
      expandedItems={expandedItems}
      entries={work.map((item) => toEntry(item, selected, currentMonth, words))}
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
      summary
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
      break
      startDate
      endDate
      text
    }
  }
`
