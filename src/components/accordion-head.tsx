import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { AccordionItemButton } from "react-accessible-accordion"
import { arrivesWholeCss } from "../styles/mixins"
import { color, media, shape, space } from "../styles/theme"
import { toggleHandlers } from "./accordion-toggle"
import { ExpandIcon } from "./expand-icon"
import { ExternalLinkIcon } from "./external-link-icon"

const headCss = css(arrivesWholeCss, {
  display: "grid",
  columnGap: space.medium,
  [media.screen]: {
    position: "relative",
    alignItems: "baseline",
    paddingBlock: space.medium,
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gridTemplateAreas: '"sign aside" "sign title" "sign summary"',
  },
  [media.screenSmall]: {
    gridTemplateColumns: "auto auto minmax(0, 1fr)",
    gridTemplateAreas: '"sign aside title" "sign aside summary"',
  },
  [media.print]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: '"title aside" "summary summary"',
    breakInside: "avoid",
    breakAfter: "avoid",
  },
})

const signCss = css({
  gridArea: "sign",
  alignSelf: "center",
  [media.print]: { display: "none" },
})

/** Where more stands below the title, the sign keeps to the first line. */
const signAboveCss = css({ alignSelf: "start", paddingBlockStart: space.hair })

/** What a panel does is answer enough; the browser's flash under a finger would hold it up. */
const pressableCss = css({
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
})

/** The whole head can be pressed, whatever else stands in it. */
const toggleCss = css(pressableCss, {
  [media.hovering]: { "&:hover": { color: color.accent } },
  [media.screen]: { "&::after": { content: '""', position: "absolute", inset: 0 } },
})

/** Beside a link, the toggle is a button of its own. */
const loneToggleCss = css(pressableCss, {
  display: "grid",
  placeItems: "center start",
  minInlineSize: shape.touchTarget,
  minBlockSize: shape.touchTarget,
  [media.print]: { display: "none" },
})

const titleAreaCss = css({ gridArea: "title" })

const linkCss = css({
  textDecoration: "none",
  [media.hovering]: { "&:hover": { color: color.accent } },
  [media.coarse]: {
    display: "inline-block",
    alignContent: "center",
    minBlockSize: shape.touchTarget,
  },
})

export type AccordionHeadProps = {
  title: string
  /** Makes the title a link; the toggle then stands beside it, since a button holds no link. */
  href?: string | undefined
  /** The element of the title. */
  heading: "h2" | "h3"
  titleCss: ReturnType<typeof css>
  /** What stands on the far side of the title, for example dates. */
  aside?: ReactNode
  /** What stands below the title, open or closed. */
  summary?: ReactNode
  isOpen: boolean
  onToggle: () => void
}

/** What is always seen of an item: its title, and the toggle. */
export function AccordionHead(props: AccordionHeadProps) {
  const { title, href, heading: Heading, titleCss, aside, summary, isOpen, onToggle } = props
  const sign = <ExpandIcon isOpen={isOpen} />
  const handlers = toggleHandlers(onToggle)
  return (
    <div css={headCss}>
      <div css={[signCss, summary ? signAboveCss : undefined]}>
        {href ? (
          <AccordionItemButton css={loneToggleCss} aria-label={title} {...handlers}>
            {sign}
          </AccordionItemButton>
        ) : (
          sign
        )}
      </div>
      <Heading css={[titleCss, titleAreaCss]}>
        {href ? (
          <a href={href} css={linkCss}>
            {title}
            <ExternalLinkIcon />
          </a>
        ) : (
          <AccordionItemButton css={toggleCss} {...handlers}>
            {title}
          </AccordionItemButton>
        )}
      </Heading>
      {summary && <div css={{ gridArea: "summary" }}>{summary}</div>}
      {aside && <div css={{ gridArea: "aside" }}>{aside}</div>}
    </div>
  )
}
