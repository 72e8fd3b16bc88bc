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
      <p css={[labelCss, printOnlyCss]}>{data.owner.name}</p>
      <PageHeader title={portfolio.title} back={data.language.backLink} />
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
  query PortfolioPage($lang: String!, $variant: String!, $page: String!) {
    ...Website
    pageMeta(lang: $lang, variant: $variant, path: $page) {
      ...PageMeta
    }
    owner(lang: $lang, variant: $variant) {
      name
    }
    language(lang: $lang, variant: $variant) {
      backLink {
        href
        text
      }
    }
    showcase(lang: $lang, variant: $variant) {
      cards {
        name
      }
    }
    portfolio(lang: $lang, variant: $variant) {
      title
      showcaseLink
      projects {
        ...Project
      }
    }
  }
`
