import { graphql, type PageProps } from "gatsby"
import { required } from "../lib/required"
import { About } from "../sections/about"
import { PageMeta } from "../sections/page-meta"

type AboutPageProps = PageProps<Queries.AboutPageQuery>

/** Who the owner is. The page exists only with an about.yaml. */
export default function AboutPage({ data }: AboutPageProps) {
  return <About about={required(data.about, "about")} owner={data.owner} />
}

/** The title, the description and the links of the about page. */
export function Head({ data }: AboutPageProps) {
  return <PageMeta meta={data.pageMeta} />
}

export const query = graphql`
  query AboutPage($lang: String!, $variant: String!, $page: String!) {
    ...Website
    pageMeta(lang: $lang, variant: $variant, path: $page) {
      ...PageMeta
    }
    owner(lang: $lang, variant: $variant) {
      ...AboutOwner
    }
    about(lang: $lang, variant: $variant) {
      ...About
    }
  }
`
