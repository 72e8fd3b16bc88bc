import { graphql, type PageProps } from "gatsby"
import { ButtonLink } from "../components/button-link"
import { PageHeader } from "../components/page-header"
import { PageSection } from "../components/page-section"
import { SectionBoundary } from "../components/section-boundary"
import { required } from "../lib/required"
import { PageMeta } from "../sections/page-meta"
import { Projects } from "../sections/projects"
import { labelCss, printOnlyCss } from "../styles/mixins"

type PortfolioPageProps = PageProps<Queries.PortfolioPageQuery>

/** Renders nothing if the content leaves the page out. The build then deletes the page. */
export default function PortfolioPage({ data, location }: PortfolioPageProps) {
  if (!data.pageMeta) return null
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
            {portfolio.showcaseLink}
          </ButtonLink>
        </PageSection>
      )}
    </>
  )
}

/** Has no tags if the content leaves the page out. */
export function Head({ data }: PortfolioPageProps) {
  return data.pageMeta && <PageMeta meta={data.pageMeta} />
}

export const query = graphql`
  query PortfolioPage {
    pageMeta(path: "/portfolio/") {
      ...PageMeta
    }
    owner {
      name
    }
    backLink {
      href
      text
    }
    showcase {
      cards {
        name
      }
    }
    portfolio {
      title
      showcaseLink
      projects {
        ...Project
      }
    }
  }
`
