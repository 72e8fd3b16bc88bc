import { graphql, type PageProps } from "gatsby"
import { Banner } from "../components/banner"
import { Block } from "../components/block"
import { PageHead } from "../components/page-head"
import { SectionBoundary } from "../components/section-boundary"
import { required } from "../lib/required"
import { HomeIntro } from "../sections/home-intro"
import { Showcase } from "../sections/showcase"

type HomePageProps = PageProps<Queries.HomePageQuery>

export default function HomePage({ data }: HomePageProps) {
  const home = required(data.home, "home")
  const bannersOf = (banners: typeof home.beforeShowcase) =>
    banners.map((banner) => (
      <Block key={banner.header}>
        <Banner {...banner} />
      </Block>
    ))
  return (
    <>
      <HomeIntro owner={required(data.owner, "owner")} lead={home.lead} />
      {bannersOf(home.beforeShowcase)}
      <SectionBoundary>
        <Showcase showcase={required(data.showcase, "showcase")} />
      </SectionBoundary>
      {bannersOf(home.afterShowcase)}
    </>
  )
}

export function Head({ data }: HomePageProps) {
  const { name, headline } = required(data.owner, "owner")
  return (
    <PageHead
      title={`${name} — ${headline}`}
      description={required(data.home, "home").description}
    />
  )
}

export const query = graphql`
  query HomePage {
    owner {
      name
      headline
      ...HomeIntro
    }
    home {
      description
      lead
      beforeShowcase {
        ...Banner
      }
      afterShowcase {
        ...Banner
      }
    }
    showcase {
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
