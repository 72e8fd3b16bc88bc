import { graphql, type PageProps } from "gatsby"
import { required } from "../lib/required"
import { About } from "../sections/about"
import { PageMeta } from "../sections/page-meta"

type AboutPageProps = PageProps<Queries.AboutPageQuery>

/** Renders nothing if the content leaves the page out. The build then deletes the page. */
export default function AboutPage({ data }: AboutPageProps) {
  if (!data.pageMeta) return null
  return (
    <About
      about={required(data.about, "about")}
      owner={required(data.owner, "owner")}
      contact={data.contact}
    />
  )
}

/** Has no tags if the content leaves the page out. */
export function Head({ data }: AboutPageProps) {
  return data.pageMeta && <PageMeta meta={data.pageMeta} />
}

export const query = graphql`
  query AboutPage {
    pageMeta(path: "/about/") {
      ...PageMeta
    }
    owner {
      ...AboutOwner
    }
    contact {
      ...AboutContact
    }
    about {
      ...About
    }
  }
`
