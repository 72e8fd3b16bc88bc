/** The page of a résumé: the main one at /resume/, or a variant at /resume/NAME/. */
import { graphql, type PageProps } from "gatsby"
import { useMemo } from "react"
import { CareerFacts } from "../components/career-facts"
import { PageHeader } from "../components/page-header"
import { useToday } from "../hooks/use-today"
import { required } from "../lib/required"
import { selectableSkills } from "../lib/skill-usage"
import { PageMeta } from "../sections/page-meta"
import { Resume } from "../sections/resume"
import { ResumeContent } from "../sections/resume-content"
import { ResumeActions, ResumeFormats } from "../sections/resume-formats"
import { ResumeHeader, ResumeIntro } from "../sections/resume-header"
import { Skills } from "../sections/skills"
import { expandableIds, Work } from "../sections/work"
import { screenOnlyCss } from "../styles/mixins"

export type ResumePageProps = Pick<
  PageProps<Queries.ResumePageQuery, { id: string; isVariant: boolean }>,
  "data" | "location" | "pageContext"
>

/** Composes the page of one résumé, and lets a selected skill expand the companies that used it. */
export default function ResumePage({ data, location, pageContext }: ResumePageProps) {
  const { title, owner, career, sections, resumeFormats } = required(
    data.resumeSource,
    "resumeSource",
  ).page
  const buildMonth = required(data.buildDate, "buildDate").month
  const currentMonth = useToday(buildMonth)
  const workSection = sections.find(({ work }) => work.length > 0)
  const selectable = useMemo(() => {
    const groups = sections.flatMap((section) => section.groups)
    return selectableSkills(groups, workSection?.work ?? [])
  }, [sections, workSection])
  return (
    <>
      <ResumeHeader owner={owner} />
      <PageHeader title={title} css={screenOnlyCss} back={data.backLink}>
        <ResumeIntro owner={owner} />
        {/* The headline above says what the owner does. */}
        <CareerFacts career={career} withoutTitle buildMonth={buildMonth} />
        <ResumeActions formats={resumeFormats.formats} work={workSection} />
      </PageHeader>
      <Resume
        key={pageContext.id}
        name={pageContext.id}
        sections={sections}
        companies={expandableIds(workSection?.work ?? [])}
        location={location}
        renderContent={(section, expandedItems) => {
          const shared = { work: workSection?.work ?? [], currentMonth }
          if (section.groups.length > 0) {
            const expandCompanies =
              workSection && ((ids: string[]) => expandedItems.expand([workSection.id, ...ids]))
            return (
              <Skills
                {...shared}
                groups={section.groups}
                selectable={selectable}
                onOpenCompanies={expandCompanies}
              />
            )
          }
          if (section.work.length > 0)
            return <Work {...shared} selectable={selectable} expandedItems={expandedItems} />
          return <ResumeContent content={section} />
        }}
      />
      <ResumeFormats resumeFormats={resumeFormats} />
    </>
  )
}

/** Search engines do not index a variant, because it is only for people who get its address. */
export function Head({ data, pageContext }: ResumePageProps) {
  return (
    <>
      <PageMeta meta={data.pageMeta} />
      {pageContext.isVariant && <meta name="robots" content="noindex" />}
    </>
  )
}

export const query = graphql`
  query ResumePage($lang: String!, $page: String!, $id: String!) {
    ...Website
    pageMeta(path: $page, lang: $lang) {
      ...PageMeta
    }
    backLink(lang: $lang) {
      href
      text
    }
    buildDate {
      month
    }
    resumeSource(id: { eq: $id }) {
      page {
        title
        owner {
          ...ResumeHeader
        }
        career {
          ...CareerFacts
        }
        sections {
          ...ResumeSection
        }
        resumeFormats {
          ...ResumeFormats
        }
      }
    }
  }
`
