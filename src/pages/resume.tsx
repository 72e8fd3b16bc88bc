import { graphql, type PageProps } from "gatsby"
import type { ReactNode } from "react"
import { PageHead } from "../components/page-head"
import { PageTitle } from "../components/page-title"
import { useToday } from "../hooks/use-today"
import { required } from "../lib/required"
import { Resume } from "../sections/resume"
import { ResumeContent } from "../sections/resume-content"
import { Skills } from "../sections/skills"
import { Work } from "../sections/work"

type ResumePageProps = PageProps<Queries.ResumePageQuery>

export default function ResumePage({ data }: ResumePageProps) {
  const resume = required(data.resume, "resume")
  const skills = required(data.skills, "skills")
  const work = required(data.work, "work")
  const currentMonth = useToday(required(data.site?.buildMonth, "site"))
  const files: Record<string, ReactNode> = {
    TechnicalSkills: <Skills skills={skills} work={work} currentMonth={currentMonth} />,
    WorkExperience: <Work work={work} skills={skills} currentMonth={currentMonth} />,
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
    }
    resume {
      title
      description
      ...Resume
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
