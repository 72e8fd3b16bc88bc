import { graphql, type PageProps } from "gatsby"
import { required } from "../lib/required"
import { PageMeta } from "../sections/page-meta"
import { ResumeBody } from "../templates/resume-body"

type ResumePageProps = PageProps<Queries.ResumePageQuery>

export default function ResumePage({ data, location }: ResumePageProps) {
  return <ResumeBody data={data} base="/resume" hash={location.hash} />
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
    resumeFormats {
      ...ResumeFormats
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
