import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { ExternalLinkIcon } from "../components/arrow"
import { Carousel } from "../components/carousel"
import { InlineText } from "../components/inline-text"
import { PageSection } from "../components/page-section"
import { Paragraphs } from "../components/paragraphs"
import { Picture } from "../components/picture"
import { PlainList } from "../components/plain-list"
import { PrintedAddress } from "../components/printed-address"
import { DemoButton, toDemoLink } from "../demos/demo-button"
import { Favorite } from "../demos/favorite"
import { useWords } from "../hooks/use-words"
import type { FragmentLocation } from "../lib/fragment"
import { required } from "../lib/required"
import { displayCss, labelCss } from "../styles/mixins"
import { color, media, shape, side, size, space, weight, width } from "../styles/values"

/** Above both columns. */
const headCss = css({ gridColumn: "1 / -1" })

const bodyCss = css({
  color: color.muted,
  fontSize: size.lead,
  marginBlock: space.gutter,
  [media.print]: { marginBlock: space.small },
})

const rowCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.tiny,
  [media.screen]: { minBlockSize: "3.75rem" },
  borderBlockEnd: `${shape.border} solid ${color.border}`,
})

const linkCss = css({
  // If the name does not fit beside the button, it is below it.
  flex: "1 0 auto",
  maxInlineSize: "100%",
  display: "flex",
  alignItems: "center",
  [media.screen]: { justifyContent: side },
  minBlockSize: shape.touchTarget,
  [media.print]: { minBlockSize: 0, paddingBlock: space.hair },
  fontWeight: weight.strong,
  textDecoration: "none",
  [media.canHover]: { "&:hover": { color: color.accent } },
})

const mutedCss = css({ color: color.muted })

/** How far the next card extends beyond the active one, as a part of its width. */
const OVERHANG = 0.43

/** The distance between the main column and the edge of the viewport. */
const margin = `max(${space.gutter}, (100vw - ${width.column}) / 2)`

const overhangOf = (card: string) => `calc(${OVERHANG} * ${card})`

/** As far right as possible without cutting off the next card. Centered if there is no space. */
const alignedEnd = (card: string) =>
  `clamp(0rem, ${overhangOf(card)} - ${margin}, (100% - ${card}) / 2)`

const carouselCss = css({
  marginBlockStart: space.section,
  [media.print]: { marginBlockStart: space.small },
  [media.screen]: { marginInline: `auto ${alignedEnd(width.card)}` },
  [media.screenSmall]: { marginInlineEnd: alignedEnd(width.cardFromSmall) },
})

const centeredCss = css({ [media.screenSmall]: { marginInlineEnd: "auto" } })

/** On an extra wide screen, the text below the heading is on the left and the carousel on the right. */
const twoColumnsCss = css({
  [media.screenExtraWide]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    rowGap: space.section, // a card that is turned is higher
    columnGap: `calc(${overhangOf(width.cardFromSmall)} + ${space.large})`,
    "& > [aria-roledescription]": {
      marginBlockStart: 0,
      marginInlineEnd: `max(0rem, ${overhangOf(width.cardFromSmall)} - ${margin})`,
    },
  },
})

/** One card is beside the heading and the text, and needs no room for a next one. */
const oneCardCss = css({
  [media.wide]: {
    [media.screen]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: space.section,
      // The size of the heading follows the width of its container.
      "& > :first-child": { gridColumn: 1, alignSelf: "end", containerType: "inline-size" },
      "& > [aria-roledescription]": { gridArea: "1 / 2 / span 2", alignSelf: "center", margin: 0 },
    },
  },
})

/** With more cards, the carousel is too wide for text next to it. */
const MAX_CARDS_BESIDE_TEXT = 3

export type ShowcaseProps = {
  showcase: Queries.ShowcaseFragment
  location: FragmentLocation
}

/**
 * The sister sites: a text, a link to each site and its demo, and a carousel of their pictures. Empty
 * without a site.
 */
export function Showcase({ showcase, location }: ShowcaseProps) {
  const words = useWords()
  if (showcase.cards.length === 0) return null
  const fitsBesideText = showcase.cards.length <= MAX_CARDS_BESIDE_TEXT
  const cards = showcase.cards.map(({ name, url, alt, src, demo }) => {
    const image = required(src.gatsbyImageData, "image")
    const face = (
      <>
        <Picture image={image} alt={alt} demo={demo?.id} />
        {demo && <Favorite demo={demo} />}
      </>
    )
    const card = { name, href: url, face }
    return demo ? { ...card, ...toDemoLink(demo, name, words) } : card
  })
  return (
    <PageSection id="showcase">
      <div css={cards.length === 1 ? oneCardCss : fitsBesideText && twoColumnsCss}>
        <div css={headCss}>
          <p css={labelCss}>
            <InlineText text={showcase.label} />
          </p>
          <h2 css={displayCss(showcase.title, size.display)}>
            <InlineText text={showcase.title} />
          </h2>
        </div>
        <div>
          <Paragraphs texts={showcase.body} css={bodyCss} />
          <PlainList>
            {showcase.cards.map(({ name, url, demo }, index) => (
              <li key={`card ${index}`} css={rowCss}>
                {demo && <DemoButton demo={demo} title={name} location={location} />}
                <a href={url} css={linkCss}>
                  <InlineText text={name} />
                  <ExternalLinkIcon />
                  <PrintedAddress href={url} />
                </a>
              </li>
            ))}
            {showcase.links.map(({ name, url }, index) => (
              <li key={`link ${index}`} css={rowCss}>
                <a href={url} css={[linkCss, mutedCss]}>
                  <InlineText text={name} />
                  <ExternalLinkIcon />
                  <PrintedAddress href={url} />
                </a>
              </li>
            ))}
          </PlainList>
        </div>
        <Carousel
          key={cards.length}
          label={showcase.label}
          cards={cards}
          css={[carouselCss, !fitsBesideText && centeredCss]}
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
      demo {
        ...Demo
      }
      src {
        gatsbyImageData(
          width: 1200
          aspectRatio: 0.8
          breakpoints: [280, 400, 560, 800, 1200]
          sizes: "(min-width: 40rem) 400px, 70vw"
        )
      }
    }
    links {
      name
      url
    }
  }
`
