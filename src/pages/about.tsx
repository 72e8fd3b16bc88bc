import { graphql, type PageProps } from "gatsby"
import { PageHead } from "../components/page-head"
import { required } from "../lib/required"
import { About } from "../sections/about"

type AboutPageProps = PageProps<Queries.AboutPageQuery>

export default function AboutPage({ data }: AboutPageProps) {
  return (
    <About about={required(data.about, "about")} ownerName={required(data.owner, "owner").name} />
  )
}

export function Head({ data }: AboutPageProps) {
  const { title, description } = required(data.about, "about")
  return (
    <PageHead
      title={`${title} — ${required(data.owner, "owner").name}`}
      description={description}
    />
  )
}

export const query = graphql`
  query AboutPage {
    owner {
      name
    }
    about {
      title
      description
      ...About
    }
  }
`
