import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"

export type RenderedPage = { html: string; styles: { key: string; ids: string; css: string }[] }

/**
 * Renders a page with a new Emotion cache, so that it contains no styles of other pages.
 * @see https://emotion.sh/docs/ssr#advanced-approach
 */
export function renderWithStyles(element: ReactNode): RenderedPage {
  const cache = createCache({ key: "css" })
  const server = createEmotionServer(cache)
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>)
  const { styles } = server.extractCriticalToChunks(html)
  return { html, styles: styles.map(({ key, ids, css }) => ({ key, ids: ids.join(" "), css })) }
}
