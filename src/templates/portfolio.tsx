import { graphql, type PageProps } from "gatsby"
import { ButtonLink } from "../components/button"
import { InlineText } from "../components/inline-text"
import { PageHeader } from "../components/page-header"
import { PageSection } from "../components/page-section"
import { SectionBoundary } from "../components/section-boundary"
import { required } from "../lib/required"
import { PageMeta } from "../sections/page-meta"
import { Projects } from "../sections/projects"
import { labelCss, printOnlyCss } from "../styles/mixins"

type PortfolioPageProps = PageProps<Queries.PortfolioPageQuery>

/** The projects of the owner. The page exists only with a project in portfolio.yaml. */
export default function PortfolioPage({ data, location }: PortfolioPageProps) {
  const portfolio = required(data.portfolio, "portfolio")
  return (
    <>
      <p css={[labelCss, printOnlyCss]}>{required(data.owner, "owner").name}</p>
      <PageHeader title={portfolio.title} back={data.backLink} />
      <SectionBoundary isPageSection>
        <Projects projects={portfolio.projects} location={location} />
      </SectionBoundary>
      {portfolio.showcaseLink && data.showcase && data.showcase.cards.length > 0 && (
        <PageSection as="div">
          <ButtonLink href="/#showcase" variant="outline">
            <InlineText text={portfolio.showcaseLink} />
          </ButtonLink>
        </PageSection>
      )}
    </>
  )
}

/** The title, the description and the links of the portfolio. */
export function Head({ data }: PortfolioPageProps) {
  return <PageMeta meta={data.pageMeta} />
}

export const query = graphql`
  query PortfolioPage($lang: String!, $page: String!) {
    ...Website
    pageMeta(path: $page, lang: $lang) {
      ...PageMeta
    }
    owner(lang: { eq: $lang }) {
      name
    }
    backLink(lang: $lang) {
      href
      text
    }
    showcase(lang: { eq: $lang }) {
      cards {
        name
      }
    }
    portfolio(lang: { eq: $lang }) {
      title
      showcaseLink
      projects {
        ...Project
      }
    }
  }
`
