/** The page of a résumé: the main one at /resume/, or a variant at /resume/NAME/. */
import { graphql, navigate, type PageProps } from "gatsby"
import { useMemo } from "react"
import { CareerFacts } from "../components/career-facts"
import { CareerTimeline } from "../components/career-timeline"
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
import { expandableIds, toWorkItems, Work } from "../sections/work"
import { screenOnlyCss } from "../styles/mixins"

export type ResumePageProps = Pick<
  PageProps<Queries.ResumePageQuery, { variant: string }>,
  "data" | "location" | "pageContext"
>

/** Composes the page of one résumé, and lets a selected skill expand the companies that used it. */
export default function ResumePage({ data, location }: ResumePageProps) {
  const { owner, resume } = data
  const { sections } = resume
  const workSection = sections.find((section) => section.work)
  const work = useMemo(() => toWorkItems(workSection?.work), [workSection])
  const buildMonth = required(data.buildDate, "buildDate").month
  const currentMonth = useToday(buildMonth)
  const selectable = useMemo(() => {
    const groups = sections.flatMap(({ skills }) => skills?.skills ?? [])
    return selectableSkills(groups, work)
  }, [sections, work])
  return (
    <>
      <ResumeHeader owner={owner} />
      <PageHeader title={resume.title} css={screenOnlyCss} back={data.language.backLink}>
        <ResumeIntro owner={owner} />
        {/* The headline above says what the owner does. */}
        <CareerFacts career={data.work.career} withoutTitle buildMonth={buildMonth} />
        <ResumeActions formats={resume.formats} work={workSection} />
        {workSection && (
          <CareerTimeline work={work} selectable={selectable} currentMonth={currentMonth} />
        )}
      </PageHeader>
      <Resume
        key={location.pathname}
        name={location.pathname}
        sections={sections}
        companies={expandableIds(work)}
        location={location}
        renderContent={(section, expandedItems) => {
          const shared = { work, currentMonth, selectable }
          if (section.skills) {
            const expandCompanies =
              workSection &&
              ((ids: string[]) => {
                expandedItems.expand([workSection.id, ...ids])
                navigate(`#${ids[0]}`)
              })
            return (
              <Skills
                {...shared}
                groups={section.skills.skills}
                onOpenCompanies={expandCompanies}
              />
            )
          }
          if (section.work) return <Work {...shared} expandedItems={expandedItems} />
          return <ResumeContent content={section} />
        }}
      />
      <ResumeFormats resume={resume} />
    </>
  )
}

/** Search engines do not index a variant, because it is only for people who get its address. */
export function Head({ data, pageContext }: ResumePageProps) {
  return (
    <>
      <PageMeta meta={data.pageMeta} />
      {pageContext.variant !== "" && <meta name="robots" content="noindex" />}
    </>
  )
}

export const query = graphql`
  query ResumePage($lang: String!, $variant: String!, $page: String!) {
    ...Website
    pageMeta(lang: $lang, variant: $variant, path: $page) {
      ...PageMeta
    }
    buildDate {
      month
    }
    language(lang: $lang, variant: $variant) {
      backLink {
        href
        text
      }
    }
    owner(lang: $lang, variant: $variant) {
      ...ResumeHeader
    }
    resume(lang: $lang, variant: $variant) {
      title
      sections(lang: $lang, variant: $variant) {
        ...ResumeSection
      }
      ...ResumeFormats
    }
    work(lang: $lang, variant: $variant) {
      career(lang: $lang, variant: $variant) {
        ...CareerFacts
      }
    }
  }
`
