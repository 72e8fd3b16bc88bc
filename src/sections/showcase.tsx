import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Carousel } from "../components/carousel"
import { ExternalLinkIcon } from "../components/external-link-icon"
import { PageSection } from "../components/page-section"
import { Paragraphs } from "../components/paragraphs"
import { Picture } from "../components/picture"
import { PlainList } from "../components/plain-list"
import { required } from "../lib/required"
import { displayCss, labelCss } from "../styles/mixins"
import { color, media, shape, size, space, weight, width } from "../styles/theme"

const bodyCss = css({
  color: color.muted,
  fontSize: size.lead,
  marginBlock: space.gutter,
  [media.print]: { marginBlock: space.small },
})

const linkCss = css({
  display: "flex",
  alignItems: "center",
  [media.screen]: { justifyContent: "flex-end" },
  minBlockSize: shape.touchTarget,
  [media.print]: { minBlockSize: 0, paddingBlock: space.hair },
  borderBlockEnd: `${shape.rule} solid ${color.rule}`,
  fontWeight: weight.strong,
  textDecoration: "none",
  whiteSpace: "pre",
  [media.hovering]: { "&:hover": { color: color.accent } },
})

const quietCss = css({ color: color.muted })

/** How far a card beside the top one reaches beyond it, in widths of a card. */
const REACH = 0.43

/** What stands between the main column and the window's edge. */
const margin = `max(${space.gutter}, (100vw - ${width.column}) / 2)`

const reachOf = (card: string) => `calc(${REACH} * ${card})`

/** As far right as the cards beside the top one find room; centered where they do not. */
const alignedEnd = (card: string) =>
  `clamp(0rem, ${reachOf(card)} - ${margin}, (100% - ${card}) / 2)`

const stackCss = css({
  marginBlockStart: space.block,
  [media.print]: { marginBlockStart: space.large },
  [media.screen]: { marginInline: `auto ${alignedEnd(width.card)}` },
  [media.screenSmall]: { marginInlineEnd: alignedEnd(width.cardFromSmall) },
})

const centeredCss = css({ [media.screenSmall]: { marginInlineEnd: "auto" } })

/** Text on the left, the stack on the right, where both find room. */
const besideCss = css({
  [media.screenBroad]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: `calc(${reachOf(width.cardFromSmall)} + ${space.large})`,
    "& > [aria-roledescription]": {
      marginBlockStart: 0,
      marginInlineEnd: `max(0rem, ${reachOf(width.cardFromSmall)} - ${margin})`,
    },
    // Two steps away a card would lie over the text.
    "& [data-far]": { opacity: 0, visibility: "hidden" },
  },
})

/** With more cards than this, the fan is too wide to have text beside it. */
const MOST_BESIDE_TEXT = 3

export type ShowcaseProps = { showcase: Queries.ShowcaseFragment }

/** The sister sites: what they are, the way to each, and a stack of their pictures. */
export function Showcase({ showcase }: ShowcaseProps) {
  const isNarrow = showcase.cards.length <= MOST_BESIDE_TEXT
  const cards = showcase.cards.map(({ name, url, alt, src }) => {
    const image = required(src.childImageSharp?.gatsbyImageData, "image")
    return { name, href: url, face: <Picture image={image} alt={alt} /> }
  })
  return (
    <PageSection id="showcase">
      <div css={isNarrow && besideCss}>
        <div>
          <p css={labelCss}>{showcase.label}</p>
          <h2 css={displayCss}>{showcase.title}</h2>
          <Paragraphs texts={showcase.body} css={bodyCss} />
          <PlainList>
            {[...showcase.cards, ...showcase.links].map(({ name, url }, index) => (
              <li key={url}>
                <a href={url} css={[linkCss, index >= cards.length && quietCss]}>
                  {name}
                  <ExternalLinkIcon />
                </a>
              </li>
            ))}
          </PlainList>
        </div>
        <Carousel
          key={cards.length}
          label={showcase.label}
          cards={cards}
          css={[stackCss, !isNarrow && centeredCss]}
        />
      </div>
    </PageSection>
  )
}

export const query = graphql`
  fragment Showcase on Showcase {
    label
    title
    body
    cards {
      name
      url
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 1200
            aspectRatio: 0.8
            breakpoints: [280, 400, 560, 800, 1200]
            sizes: "(min-width: 40rem) 400px, 70vw"
          )
        }
      }
    }
    links {
      name
      url
    }
  }
`
