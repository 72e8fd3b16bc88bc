import { graphql, type PageProps } from "gatsby"
import { PageHeader } from "../components/page-header"
import { required } from "../lib/required"
import { Legal } from "../sections/legal"
import { PageMeta } from "../sections/page-meta"

type LegalPageProps = PageProps<Queries.LegalPageQuery>

/** A page of legal.yaml, such as an imprint. The footer links to it. */
export default function LegalPage({ data }: LegalPageProps) {
  const page = required(data.legal?.page, "legal")
  return (
    <>
      <PageHeader title={page.title} back={data.language.backLink} />
      <Legal {...page} />
    </>
  )
}

/** The title, the description and the links of the page. */
export function Head({ data }: LegalPageProps) {
  return <PageMeta meta={data.pageMeta} />
}

export const query = graphql`
  query LegalPage($lang: String!, $variant: String!, $page: String!, $id: String!) {
    ...Website
    pageMeta(lang: $lang, variant: $variant, path: $page) {
      ...PageMeta
    }
    language(lang: $lang, variant: $variant) {
      backLink {
        href
        text
      }
    }
    legal(lang: $lang, variant: $variant) {
      page(id: $id) {
        title
        ...Legal
      }
    }
  }
`
