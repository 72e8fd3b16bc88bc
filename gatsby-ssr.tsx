import { type GatsbySSR, withPrefix } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { styleAttributes } from "./src/app/start/emotion-cache"
import { metalModeScript } from "./src/app/start/metal-mode-script"
import { renderWithStyles } from "./src/app/start/render-with-styles"
import icon from "./static/favicon.svg"

export { wrapPageElement } from "./src/app/wrap-page-element"

/** Sets the styles of each page once, in its head, where the browser's Emotion takes them up. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, styles } = renderWithStyles(bodyComponent)
  replaceBodyHTMLString(html)
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={ids}
        {...styleAttributes(key, ids)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own style sheet
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  )
}

const HTML_ATTRIBUTES: Record<string, string> = { lang: "en", "data-route-transition": "idle" }

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes(HTML_ATTRIBUTES)
  setHeadComponents([
    <meta key="color-scheme" name="color-scheme" content="dark light" />,
    // The picture itself, since a browser would ask for it before it has painted the page.
    <link key="icon" rel="icon" type="image/svg+xml" href={icon} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix("/icons/apple-touch-icon.png")} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository
    <script key="metal" dangerouslySetInnerHTML={{ __html: metalModeScript }} />,
  ])
}

/** Drops what gatsby-plugin-image adds to every page for its own component, which none has. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isOfGatsbyImage = (node: ReactNode) =>
    isValidElement(node) && String(node.key).startsWith("gatsby-image-style")
  replaceHeadComponents(getHeadComponents().filter((node) => !isOfGatsbyImage(node)))
}
