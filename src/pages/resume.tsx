import { graphql, type PageProps } from "gatsby"
import { DownloadPdf } from "../components/download-pdf"
import { PageHead } from "../components/page-head"
import { PageTitle } from "../components/page-title"
import { SectionBoundary } from "../components/section-boundary"
import { required } from "../lib/required"
import { Resume } from "../sections/resume"
import { ResumeContent } from "../sections/resume-content"
import { ResumeHeader } from "../sections/resume-header"
import { Skills } from "../sections/skills"
import { Work } from "../sections/work"

type ResumePageProps = PageProps<Queries.ResumePageQuery>

export default function ResumePage({ data, location }: ResumePageProps) {
  const resume = required(data.resume, "resume")
  const skills = required(data.skills, "skills")
  const work = required(data.work, "work")
  const companies = work.work.map(({ id }) => id)
  return (
    <>
      <ResumeHeader owner={required(data.owner, "owner")} />
      <PageTitle
        title={resume.title}
        back={{ href: "/about/", text: required(data.about, "about").title }}
      >
        <DownloadPdf ownerName={required(data.owner, "owner").name} />
      </PageTitle>
      <Resume
        resume={resume}
        innerIds={companies}
        innerOpen={companies.slice(0, 1)}
        hash={location.hash}
        renderContent={({ section, content }, disclosures) => (
          <SectionBoundary>
            {section === "TechnicalSkills" && <Skills skills={skills} />}
            {section === "WorkExperience" && <Work work={work} disclosures={disclosures} />}
            {content && <ResumeContent content={content} />}
          </SectionBoundary>
        )}
      />
    </>
  )
}

export function Head({ data }: ResumePageProps) {
  const { title, description } = required(data.resume, "resume")
  return (
    <PageHead
      title={`${title} — ${required(data.owner, "owner").name}`}
      description={description}
    />
  )
}

export const query = graphql`
  query ResumePage {
    about {
      title
    }
    owner {
      name
      ...ResumeHeader
    }
    resume {
      title
      description
      ...Resume
    }
    skills {
      ...Skills
    }
    work {
      ...Work
    }
  }
`
