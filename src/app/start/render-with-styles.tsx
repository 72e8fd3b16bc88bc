import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { createStyleCache } from "./style-cache"

export type RenderedPage = {
  html: string
  styles: string
  /** The names of the global styles, with which Emotion finds them in the browser. */
  globalNames: string[]
}

/**
 * Renders a page with a new Emotion cache, so that it contains no styles of other pages.
 * @see https://emotion.sh/docs/ssr#advanced-approach
 */
export function renderWithStyles(element: ReactNode): RenderedPage {
  const cache = createStyleCache()
  const server = createEmotionServer(cache)
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>)
  const chunks = server.extractCriticalToChunks(html).styles
  const globals = chunks.filter(({ key }) => key === "css-global")
  return {
    html,
    styles: chunks.map(({ css }) => css).join(""),
    globalNames: globals.flatMap(({ ids }) => ids),
  }
}
