import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { Block } from "../components/block"
import { OutwardMark } from "../components/outward-mark"
import { Paragraphs } from "../components/paragraphs"
import { displayCss, labelCss } from "../styles/mixins"
import { color, shape, size, space, weight } from "../styles/theme"

const bodyCss = css({ color: color.muted, fontSize: size.lead, marginBlock: space.gutter })

const linkCss = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  minBlockSize: shape.touchTarget,
  borderBlockEnd: `${shape.rule} solid ${color.rule}`,
  fontWeight: weight.strong,
  textDecoration: "none",
  whiteSpace: "pre",
  "&:hover": { color: color.accent },
})

const quietCss = css({ color: color.muted })

export type ShowcaseProps = { showcase: Queries.ShowcaseFragment }

/** The sister sites: what they are, and the way to each. */
export function Showcase({ showcase }: ShowcaseProps) {
  return (
    <Block id="showcase">
      <p css={labelCss}>{showcase.label}</p>
      <h2 css={displayCss}>{showcase.title}</h2>
      <Paragraphs texts={showcase.body} css={bodyCss} />
      <ul>
        {showcase.cards.map(({ name, url }) => (
          <li key={url}>
            <a href={url} css={linkCss}>
              {name}
              <OutwardMark />
            </a>
          </li>
        ))}
        {showcase.links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} css={[linkCss, quietCss]}>
              {name}
              <OutwardMark />
            </a>
          </li>
        ))}
      </ul>
    </Block>
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
    }
    links {
      name
      url
    }
  }
`
