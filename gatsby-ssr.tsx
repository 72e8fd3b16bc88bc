import { type GatsbySSR, withPrefix } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { metalModeScript } from "./src/app/start/metal-mode-script"
import { recordEarlyClicksScript } from "./src/app/start/record-early-clicks"
import { renderWithStyles } from "./src/app/start/render-with-styles"
import { STYLES_ID } from "./src/app/start/style-cache"
import type { SiteHead } from "./src/gatsby/site-head"

export { wrapPageElement } from "./src/app/wrap-page-element"

/** Renders a page. Its head gets its styles. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, styles, globalNames } = renderWithStyles(bodyComponent)
  replaceBodyHTMLString(html)
  setHeadComponents([
    // Emotion moves these elements. If they had the styles, the browser would lay out the page again.
    ...globalNames.map((name) => <style key={name} data-emotion={`css-global ${name}`} />),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own style sheet
    <style key={STYLES_ID} id={STYLES_ID} dangerouslySetInnerHTML={{ __html: styles }} />,
  ])
}

/** What the content says about the head. on-create-webpack-config.ts defines it. */
declare const SITE_HEAD: SiteHead

/** One script, because each has a hash in the policy of every page. */
const START_SCRIPT = recordEarlyClicksScript + (SITE_HEAD.metalMode ? metalModeScript : "")

const HTML_ATTRIBUTES: Record<string, string> = { "data-route-transition": "idle" }

/** Adds to the head what every page needs before its first paint: icons, fonts and the inline script. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes(HTML_ATTRIBUTES)
  setHeadComponents([
    <meta key="color-scheme" name="color-scheme" content={SITE_HEAD.colorScheme} />,
    ...SITE_HEAD.themeColors.map((color) => (
      <meta key={color.content} name="theme-color" {...color} />
    )),
    // A data URL, because the request for a file would compete with the first paint.
    <link key="icon" rel="icon" type="image/svg+xml" href={SITE_HEAD.icon} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix("/icons/apple-touch-icon.png")} />,
    ...SITE_HEAD.fonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this repository
    <script key="start" dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />,
  ])
}

/** Removes what no visitor needs: the name of Gatsby, and what gatsby-plugin-image adds for its own component. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isNeedless = (node: ReactNode) =>
    isValidElement(node) && /^(?:generator|gatsby-image-style)/.test(String(node.key))
  replaceHeadComponents(getHeadComponents().filter((node) => !isNeedless(node)))
}
