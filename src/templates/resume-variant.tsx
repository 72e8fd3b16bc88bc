import { graphql, type PageProps } from "gatsby"
import { PageMeta } from "../sections/page-meta"
import { ResumeBody } from "./resume-body"

type ResumeVariantProps = PageProps<Queries.ResumeVariantQuery, { base: string }>

export default function ResumeVariant({ data, location, pageContext }: ResumeVariantProps) {
  const { resumeVariant, ...shared } = data
  return (
    <ResumeBody
      data={{ ...shared, ...resumeVariant }}
      base={pageContext.base}
      hash={location.hash}
    />
  )
}

/** A variant is for those who are given its address. */
export function Head({ data }: Pick<ResumeVariantProps, "data">) {
  return (
    <>
      <PageMeta meta={data.pageMeta} />
      <meta name="robots" content="noindex" />
    </>
  )
}

export const query = graphql`
  query ResumeVariant($base: String!, $path: String!) {
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
