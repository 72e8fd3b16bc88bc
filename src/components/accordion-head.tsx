import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { AccordionItemButton, AccordionItemHeading } from "react-accessible-accordion"
import { useWords } from "../hooks/use-words"
import { fill } from "../lib/interface-words"
import { color, focusColor, media, shape, space } from "../styles/values"
import { toggleHandlers } from "./accordion-toggle"
import { ExternalLinkIcon } from "./arrow"
import { ExpandIcon } from "./expand-icon"
import { InlineText } from "./inline-text"

/** In print, this height of the content stays on the sheet of the head. */
const NEXT_LINES = "4em"

const headCss = css({
  display: "grid",
  columnGap: space.medium,
  [media.screen]: {
    position: "relative",
    zIndex: 1, // above text that overflows the panel in metal mode
    alignItems: "baseline",
    paddingBlock: space.medium,
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gridTemplateAreas: '"icon title" "icon summary" "icon aside"',
  },
  [media.print]: {
    display: "block",
    breakInside: "avoid",
    breakAfter: "avoid",
    // Firefox and WebKit ignore breakAfter. So the head includes the space of the next lines.
    paddingBlockEnd: NEXT_LINES,
    marginBlockEnd: `-${NEXT_LINES}`,
  },
})

/** In print, the aside stands behind the summary or, without one, behind the title. */
const linesCss = css({
  [media.print]: {
    ":where(&) > *, :where(&) > * > *": { display: "inline" },
  },
})

const iconCss = css({
  gridArea: "icon",
  alignSelf: "center",
  [media.print]: { display: "none" },
})

/** An item without content has no toggle, but its title is aligned with the others. */
const hiddenIconCss = css({ visibility: "hidden" })

/** With a summary below the title, the icon is on the first line. */
const iconAboveCss = css({ alignSelf: "start", paddingBlockStart: space.hair })

/** Its click area covers the whole head, and so does its ring, beside the letters. */
const toggleCss = css({
  cursor: "pointer",
  [media.canHover]: { "&:hover": { color: color.accent } },
  [media.screen]: {
    "&::after": { content: '""', position: "absolute", inset: `0 -${space.tiny}` },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `${shape.focus} solid ${focusColor}`,
      outlineOffset: `-${shape.focus}`,
    },
  },
})

/** Next to a link, the toggle contains only the icon, and takes no more room, so that all titles are aligned. */
const iconToggleCss = css({
  cursor: "pointer",
  display: "grid",
  placeItems: "center",
  minInlineSize: shape.touchTarget,
  marginInline: `calc((${space.medium} - ${shape.touchTarget}) / 2)`,
  minBlockSize: shape.touchTarget,
  [media.print]: { display: "none" },
})

const titleAreaCss = css({ gridArea: "title" })

const summaryCss = css({ gridArea: "summary", [media.screen]: { display: "grid" } })

const linkCss = css({
  textDecoration: "none",
  [media.canHover]: { "&:hover": { color: color.accent } },
  [media.coarsePointer]: {
    display: "inline-block",
    alignContent: "center",
    minBlockSize: shape.touchTarget,
  },
})

export type AccordionHeadProps = {
  title: string
  /** What screen readers call the item: its title, and what tells it from others in a list of headings. */
  label?: string | undefined
  /** Makes the title a link. The toggle is then next to it, because a button cannot contain a link. */
  href?: string | undefined
  headingLevel: 2 | 3
  titleCss: ReturnType<typeof css>
  /** Shown last, for example dates. */
  aside?: ReactNode
  /** Shown below the title, even if the item is collapsed. */
  summary?: ReactNode
  isExpanded: boolean
  /** Absent if the item has no content, so nothing can be expanded. */
  onToggle?: (() => void) | undefined
}

/** The part of an item that is always visible: its title and its toggle. */
export function AccordionHead({
  title,
  label,
  href,
  headingLevel,
  titleCss,
  aside,
  summary,
  isExpanded,
  onToggle,
}: AccordionHeadProps) {
  const words = useWords()
  const icon = <ExpandIcon isExpanded={isExpanded} />
  const handlers = onToggle && toggleHandlers(onToggle)
  const PlainHeading = `h${headingLevel}` as const
  return (
    <div css={[headCss, (summary || aside) && linesCss]}>
      {href || !handlers ? (
        <PlainHeading css={[titleCss, titleAreaCss]} aria-label={label}>
          {href ? (
            <a href={href} css={linkCss}>
              <InlineText text={title} />
              <ExternalLinkIcon />
            </a>
          ) : (
            <InlineText text={title} />
          )}
        </PlainHeading>
      ) : (
        <AccordionItemHeading aria-level={headingLevel} css={[titleCss, titleAreaCss]}>
          <AccordionItemButton css={toggleCss} aria-label={label} {...handlers}>
            <InlineText text={title} />
          </AccordionItemButton>
        </AccordionItemHeading>
      )}
      <div css={[iconCss, summary ? iconAboveCss : undefined, !handlers && hiddenIconCss]}>
        {href && handlers ? (
          <AccordionItemButton
            css={iconToggleCss}
            aria-label={fill(isExpanded ? words.hideSection : words.showSection, { name: title })}
            {...handlers}
          >
            {icon}
          </AccordionItemButton>
        ) : (
          icon
        )}
      </div>
      {summary && <div css={summaryCss}>{summary}</div>}
      {aside && <div css={{ gridArea: "aside" }}>{aside}</div>}
    </div>
  )
}
