/** The page of a résumé: the main one at /resume/, or a variant at /resume/NAME/. */
import { graphql, type PageProps } from "gatsby"
import { DownloadPdf } from "../components/download-pdf"
import { PageHeader } from "../components/page-header"
import { useToday } from "../hooks/use-today"
import { required } from "../lib/required"
import { isFilled, sectionId } from "../lib/resume-sections"
import { PageMeta } from "../sections/page-meta"
import { Resume } from "../sections/resume"
import { ResumeContent } from "../sections/resume-content"
import { ResumeFormats, ResumeVersion } from "../sections/resume-formats"
import { ResumeHeader } from "../sections/resume-header"
import { Skills } from "../sections/skills"
import { Work } from "../sections/work"
import { screenOnlyCss } from "../styles/mixins"

export type ResumePageProps = Pick<
  PageProps<Queries.ResumePageQuery, { base: string; isVariant: boolean }>,
  "data" | "location" | "pageContext"
>

/** Shows the sections that have content. */
export default function ResumePage({ data, location, pageContext }: ResumePageProps) {
  const { resume, skills, work, resumeFormats, printAreas } = data.resumeVariant
  const currentMonth = useToday(required(data.site?.buildMonth, "site"))
  const sections = resume.sections.filter((section) => isFilled(section, { skills, work }))
  const workSection = sections.find(({ section }) => section === "WorkExperience")
  const companies = workSection ? work.work.map(({ id }) => id) : []
  return (
    <>
      {/* Before the sections: in print, a footer after them would overlap them at page breaks. */}
      <ResumeHeader owner={required(data.owner, "owner")}>
        <ResumeVersion updated={resumeFormats.updated} />
      </ResumeHeader>
      <PageHeader
        title={resume.title}
        css={screenOnlyCss}
        back={{ href: "/about/", text: required(data.about, "about").title }}
      >
        <DownloadPdf formats={resumeFormats.formats} />
      </PageHeader>
      <Resume
        key={pageContext.base}
        name={pageContext.base}
        resume={{ ...resume, sections }}
        printAreas={printAreas}
        companies={companies}
        hash={location.hash}
        renderContent={({ section, content }, expandedItems) => {
          const shared = { skills, work, currentMonth }
          if (section === "TechnicalSkills") {
            const expandCompanies =
              workSection &&
              ((ids: string[]) => expandedItems.expand([sectionId(workSection), ...ids]))
            return <Skills {...shared} onOpenCompanies={expandCompanies} />
          }
          if (section === "WorkExperience")
            return <Work {...shared} expandedItems={expandedItems} />
          return content && <ResumeContent content={content} />
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
  query ResumePage($base: String!, $path: String!) {
    pageMeta(path: $path) {
      ...PageMeta
    }
    about {
      title
    }
    owner {
      ...ResumeHeader
    }
    site {
      buildMonth: buildTime(formatString: "YYYY-MM")
    }
    resumeVariant(base: $base) {
      resume {
        title
        ...Resume
      }
      resumeFormats {
        ...ResumeFormats
      }
      printAreas {
        ...PrintArea
      }
      skills {
        ...Skills
        ...WorkSkills
      }
      work {
        ...Work
        ...SkillsWork
      }
    }
  }
`
