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

export default function PortfolioPage({ data, location }: PortfolioPageProps) {
  const portfolio = required(data.portfolio, "portfolio")
  return (
    <>
      <p css={[labelCss, printOnlyCss]}>{required(data.owner, "owner").name}</p>
      <PageHeader
        title={portfolio.title}
        back={{ href: "/about/", text: required(data.about, "about").title }}
      />
      <SectionBoundary isPageSection>
        <Projects projects={portfolio.projects} hash={location.hash} />
      </SectionBoundary>
      {required(data.showcase, "showcase").cards.length > 0 && (
        <PageSection>
          <ButtonLink href="/#showcase" variant="outline">
            {portfolio.showcaseLink}
          </ButtonLink>
        </PageSection>
      )}
    </>
  )
}

export function Head({ data }: PortfolioPageProps) {
  return <PageMeta meta={required(data.pageMeta, "pageMeta")} />
}

export const query = graphql`
  query PortfolioPage {
    pageMeta(path: "/portfolio/") {
      ...PageMeta
    }
    owner {
      name
    }
    about {
      title
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
