import { graphql, type PageProps } from "gatsby"
import { DownloadPdf } from "../components/download-pdf"
import { PageTitle } from "../components/page-title"
import { useToday } from "../hooks/use-today"
import { required } from "../lib/required"
import { toSlug } from "../lib/words"
import { PageMeta } from "../sections/page-meta"
import { Resume } from "../sections/resume"
import { ResumeContent } from "../sections/resume-content"
import { ResumeForms } from "../sections/resume-forms"
import { ResumeHeader } from "../sections/resume-header"
import { Skills } from "../sections/skills"
import { Work } from "../sections/work"

type ResumePageProps = PageProps<Queries.ResumePageQuery>

export default function ResumePage({ data, location }: ResumePageProps) {
  const resume = required(data.resume, "resume")
  const skills = required(data.skills, "skills")
  const work = required(data.work, "work")
  const resumeForms = required(data.resumeForms, "resumeForms")
  const currentMonth = useToday(required(data.site?.buildMonth, "site"))
  const companies = work.work.map(({ id }) => id)
  return (
    <>
      <ResumeHeader owner={required(data.owner, "owner")} />
      <PageTitle
        title={resume.title}
        back={{ href: "/about/", text: required(data.about, "about").title }}
      >
        <DownloadPdf forms={resumeForms.forms} />
      </PageTitle>
      <Resume
        resume={resume}
        innerIds={companies}
        innerOpen={companies.slice(0, 1)}
        hash={location.hash}
        renderContent={({ section, content }, disclosures) => {
          const shared = { skills, work, currentMonth }
          if (section === "TechnicalSkills") {
            const open = (ids: string[]) => disclosures.open([toSlug("WorkExperience"), ...ids])
            return <Skills {...shared} onOpenCompanies={open} />
          }
          if (section === "WorkExperience") return <Work {...shared} disclosures={disclosures} />
          return content && <ResumeContent content={content} />
        }}
      />
      <ResumeForms resumeForms={resumeForms} />
    </>
  )
}

export function Head({ data }: ResumePageProps) {
  return <PageMeta meta={required(data.pageMeta, "pageMeta")} />
}

export const query = graphql`
  query ResumePage {
    pageMeta(path: "/resume/") {
      ...PageMeta
    }
    about {
      title
    }
    owner {
      ...ResumeHeader
    }
    resume {
      title
      ...Resume
    }
    resumeForms {
      forms {
        path
        downloadName
      }
      ...ResumeForms
    }
    site {
      buildMonth: buildTime(formatString: "YYYY-MM")
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
`
