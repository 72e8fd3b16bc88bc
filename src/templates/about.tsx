import { graphql, type PageProps } from "gatsby"
import { required } from "../lib/required"
import { About } from "../sections/about"
import { PageMeta } from "../sections/page-meta"

type AboutPageProps = PageProps<Queries.AboutPageQuery>

/** Who the owner is. The page exists only with an about.yaml. */
export default function AboutPage({ data }: AboutPageProps) {
  return (
    <About
      about={required(data.about, "about")}
      owner={required(data.owner, "owner")}
      contact={data.contact}
    />
  )
}

/** The title, the description and the links of the about page. */
export function Head({ data }: AboutPageProps) {
  return <PageMeta meta={data.pageMeta} />
}

export const query = graphql`
  query AboutPage($lang: String!, $page: String!) {
    ...Website
    pageMeta(path: $page, lang: $lang) {
      ...PageMeta
    }
    owner(lang: { eq: $lang }) {
      ...AboutOwner
    }
    contact(lang: $lang) {
      ...AboutContact
    }
    about(lang: { eq: $lang }) {
      ...About
    }
  }
`
