import { graphql, type PageProps } from "gatsby"
import { Block } from "../components/block"
import { ButtonLink } from "../components/button-link"
import { PageHead } from "../components/page-head"
import { PageTitle } from "../components/page-title"
import { SectionBoundary } from "../components/section-boundary"
import { required } from "../lib/required"
import { Projects } from "../sections/projects"

type PortfolioPageProps = PageProps<Queries.PortfolioPageQuery>

export default function PortfolioPage({ data, location }: PortfolioPageProps) {
  const portfolio = required(data.portfolio, "portfolio")
  return (
    <>
      <PageTitle
        title={portfolio.title}
        back={{ href: "/about/", text: required(data.about, "about").title }}
      />
      <SectionBoundary>
        <Projects projects={portfolio.projects} hash={location.hash} />
      </SectionBoundary>
      <Block>
        <ButtonLink href="/#showcase" look="outline">
          {portfolio.showcaseLink}
        </ButtonLink>
      </Block>
    </>
  )
}

export function Head({ data }: PortfolioPageProps) {
  const { title, description } = required(data.portfolio, "portfolio")
  return (
    <PageHead
      title={`${title} — ${required(data.owner, "owner").name}`}
      description={description}
    />
  )
}

export const query = graphql`
  query PortfolioPage {
    about {
      title
    }
    owner {
      name
    }
    portfolio {
      title
      description
      showcaseLink
      projects {
        ...Project
      }
    }
  }
`
