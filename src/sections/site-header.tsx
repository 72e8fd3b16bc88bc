import { css } from "@emotion/react"
import { withPrefix } from "gatsby"
import type { MouseEvent } from "react"
import { focusElement } from "../browser/focus-element"
import { InlineText } from "../components/inline-text"
import { SiteLink } from "../components/site-link"
import type { Website } from "../hooks/use-website"
import { useWords } from "../hooks/use-words"
import { screenOnlyCss, targetCss, visuallyHiddenCss } from "../styles/mixins"
import { color, media, shape, size, space, tracking, weight, width } from "../styles/values"

const headerCss = css(screenOnlyCss, {
  inlineSize: "100%",
  maxInlineSize: `calc(${width.column} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
  paddingBlockStart: space.gutter,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: space.medium,
  textAlign: "start",
  fontSize: size.tiny,
  letterSpacing: tracking.label,
  [media.small]: { columnGap: space.gutter, fontSize: size.label },
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

const nameCss = css({
  color: color.text,
  justifyContent: "flex-start",
  // A name has a line for each word before the menu goes below it.
  flex: "1 1 min-content",
  overflowWrap: "break-word",
  maxInlineSize: "max-content",
  marginInlineEnd: "auto", // what does not fit beside the name stays at the other edge
  "&[aria-current]": { borderColor: "transparent" },
})

const listCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  columnGap: space.medium,
  [media.small]: { columnGap: space.gutter },
  // A short word ends at the edge, and is not in the middle of its target.
  "& > :last-child > a": { justifyContent: "flex-end" },
})

/** Behind a rule, and the current language has another mark than the current page. */
const languagesCss = css({
  "& a[aria-current]": { borderBlockEndStyle: "dotted", borderColor: color.muted },
  [media.small]: {
    borderInlineStart: `${shape.border} solid ${color.border}`,
    paddingInlineStart: space.gutter,
  },
})

/** Does what the browser would do, but leaves the address as it is. */
function skipToContent(event: MouseEvent): void {
  const content = document.getElementById("content")
  if (!content) return
  event.preventDefault()
  content.scrollIntoView()
  focusElement(content)
}

export type SiteHeaderProps = Pick<Website, "ownerName" | "menu" | "languages" | "language">

/** The header of every page: a skip link, the owner's name as a link home, the menu and the languages. */
export function SiteHeader({ ownerName, menu, languages, language }: SiteHeaderProps) {
  const words = useWords()
  return (
    <header css={headerCss}>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to the fragment, as without scripts */}
      <a href="#content" css={skipCss} onClick={skipToContent}>
        {words.skipToContent}
      </a>
      <SiteLink href="/" css={[linkCss, nameCss]}>
        {ownerName}
      </SiteLink>
      <nav aria-label={words.mainMenu}>
        <ul css={listCss}>
          {menu.map(({ href, text }) => (
            <li key={href}>
              <SiteLink href={href} css={linkCss}>
                <InlineText text={text} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {languages.length > 0 && (
        <nav aria-label={words.languages} css={languagesCss}>
          <ul css={listCss}>
            {languages.map(({ code, name, href }) => (
              <li key={code}>
                {/* Another language is another document: its html element has other attributes. */}
                <a
                  href={withPrefix(href)}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === language ? "true" : undefined}
                  css={linkCss}
                  onClick={keepPlace}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

/** Adds the selected skills and the fragment of this page to the link. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { search, hash } = window.location
  Object.assign(currentTarget, { search, hash })
}
