import { css } from "@emotion/react"
import { Link } from "gatsby"
import type { MouseEvent } from "react"
import { focusElement } from "../browser/focus-element"
import type { Website } from "../hooks/use-website"
import { useWords } from "../hooks/use-words"
import { screenOnlyCss, targetCss, visuallyHiddenCss } from "../styles/mixins"
import { color, media, shape, size, space, tracking, weight, width } from "../styles/theme"

const headerCss = css(screenOnlyCss, {
  inlineSize: "100%",
  maxInlineSize: `calc(${width.column} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
  paddingBlockStart: space.gutter,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.medium,
  textAlign: "start",
  fontSize: size.tiny,
  letterSpacing: tracking.label,
  [media.small]: { fontSize: size.label },
})

const skipCss = css({
  "&:not(:focus)": visuallyHiddenCss,
  position: "absolute",
  insetBlockStart: space.tiny,
  insetInlineStart: space.tiny,
  padding: space.small,
  backgroundColor: color.accent,
  color: color.onAccent,
  zIndex: 1,
})

const linkCss = css(targetCss, {
  paddingBlock: space.hair,
  color: color.muted,
  fontWeight: weight.strong,
  textDecoration: "none",
  borderBlockEnd: `${shape.focus} solid transparent`,
  [media.canHover]: { "&:hover": { color: color.text } },
  "&[aria-current]": { color: color.text, borderColor: color.accent },
  // Forced colors make a transparent border visible. Only the current page has an underline.
  [media.forcedColors]: { "&:not([aria-current])": { borderColor: "Canvas" } },
})

const nameCss = css({ color: color.text, "&[aria-current]": { borderColor: "transparent" } })

const listCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.medium,
  [media.small]: { columnGap: space.gutter },
})

/** Does what the browser would do, but leaves the address as it is. */
function skipToContent(event: MouseEvent): void {
  const content = document.getElementById("content")
  if (!content) return
  event.preventDefault()
  content.scrollIntoView()
  focusElement(content)
}

export type SiteHeaderProps = Pick<Website, "ownerName" | "menu">

/** The header of every page: a skip link, the owner's name as a link home, and the menu. */
export function SiteHeader({ ownerName, menu }: SiteHeaderProps) {
  const words = useWords()
  return (
    <header css={headerCss}>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to the fragment, as without scripts */}
      <a href="#content" css={skipCss} onClick={skipToContent}>
        {words.skipToContent}
      </a>
      <Link to="/" css={[linkCss, nameCss]}>
        {ownerName}
      </Link>
      <nav aria-label={words.mainMenu}>
        <ul css={listCss}>
          {menu.map(({ href, text }) => (
            <li key={href}>
              <Link to={href} css={linkCss}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
