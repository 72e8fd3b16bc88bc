import { graphql, type PageProps } from "gatsby"
import { Banner } from "../components/banner"
import { CareerFacts } from "../components/career-facts"
import { PageSection } from "../components/page-section"
import { SectionBoundary } from "../components/section-boundary"
import { required } from "../lib/required"
import { HomeIntro } from "../sections/home-intro"
import { PageMeta } from "../sections/page-meta"
import { Showcase } from "../sections/showcase"

type HomePageProps = PageProps<Queries.HomePageQuery>

/** The owner's intro, and the showcase between two lists of banners. The content may have no showcase. */
export default function HomePage({ data, location }: HomePageProps) {
  const home = data.home
  const bannersOf = (banners: typeof home.beforeShowcase) =>
    banners.map((banner, index) => (
      <PageSection key={index}>
        <Banner {...banner} />
      </PageSection>
    ))
  return (
    <>
      <HomeIntro
        owner={data.owner}
        lead={home.lead}
        facts={
          home.career && (
            <CareerFacts
              career={home.career}
              headline={home.career.headline}
              buildMonth={required(data.buildDate, "buildDate").month}
            />
          )
        }
        resumeTitle={data.resume.title}
      />
      {bannersOf(home.beforeShowcase)}
      {data.showcase && (
        <SectionBoundary isPageSection>
          <Showcase showcase={data.showcase} location={location} />
        </SectionBoundary>
      )}
      {bannersOf(home.afterShowcase)}
    </>
  )
}

/** The title, the description and the links of the home page. */
export function Head({ data }: HomePageProps) {
  return <PageMeta meta={data.pageMeta} />
}

export const query = graphql`
  query HomePage($lang: String!, $variant: String!, $page: String!) {
    ...Website
    pageMeta(lang: $lang, variant: $variant, path: $page) {
      ...PageMeta
    }
    owner(lang: $lang, variant: $variant) {
      ...HomeIntro
    }
    resume(lang: $lang, variant: $variant) {
      title
    }
    buildDate {
      month
    }
    home(lang: $lang, variant: $variant) {
      lead
      career(lang: $lang, variant: $variant) {
        ...CareerFacts
        headline
      }
      beforeShowcase {
        ...Banner
      }
      afterShowcase {
        ...Banner
      }
    }
    showcase(lang: $lang, variant: $variant) {
      ...Showcase
    }
  }

  fragment Banner on Banner {
    header
    secondaryHeader
    buttonHref
    buttonText
  }
`
