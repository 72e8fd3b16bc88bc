import { graphql, type PageProps } from "gatsby"
import type { ReactNode } from "react"
import { PageTitle } from "../components/page-title"
import { required } from "../lib/required"
import { PageMeta } from "../sections/page-meta"
import { Resume } from "../sections/resume"
import { ResumeContent } from "../sections/resume-content"
import { ResumeForms } from "../sections/resume-forms"
import { Skills } from "../sections/skills"
import { Work } from "../sections/work"

type ResumePageProps = PageProps<Queries.ResumePageQuery>

export default function ResumePage({ data }: ResumePageProps) {
  const resume = required(data.resume, "resume")
  const files: Record<string, ReactNode> = {
    TechnicalSkills: <Skills skills={required(data.skills, "skills")} />,
    WorkExperience: <Work work={required(data.work, "work")} />,
  }
  return (
    <>
      <PageTitle
        title={resume.title}
        back={{ href: "/about/", text: required(data.about, "about").title }}
      />
      <Resume
        resume={resume}
        renderContent={({ section, content }) =>
          content ? <ResumeContent content={content} /> : files[section]
        }
      />
      <ResumeForms resumeForms={required(data.resumeForms, "resumeForms")} />
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
    resume {
      title
      ...Resume
    }
    resumeForms {
      ...ResumeForms
    }
    skills {
      ...Skills
    }
    work {
      ...Work
    }
  }
`
