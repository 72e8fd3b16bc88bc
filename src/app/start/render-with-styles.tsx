/** A page's element in; its HTML, and the styles it needs and no others, out. */
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { createEmotionCache } from "./emotion-cache"

export type RenderedPage = { html: string; styles: { key: string; ids: string; css: string }[] }

/**
 * Renders with a style cache of its own, so that one page's styles never reach another.
 * @returns the HTML, and the style sheets to put in the head
 */
export function renderWithStyles(element: ReactNode): RenderedPage {
  const cache = createEmotionCache()
  cache.compat = true // keeps Emotion from writing a style element beside each component
  const server = createEmotionServer(cache)
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>)
  const { styles } = server.extractCriticalToChunks(html)
  return { html, styles: styles.map(({ key, ids, css }) => ({ key, ids: ids.join(" "), css })) }
}
