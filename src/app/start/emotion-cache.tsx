/**
 * Emotion's styles, left where they are. By itself Emotion moves the style elements that came with
 * the page when it takes them over, and for each the browser styles and lays out the whole page anew.
 */
import createCache, { type EmotionCache } from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { StyleSheet } from "@emotion/sheet"
import type { ReactNode } from "react"

/** Begins the names of all classes; in the HTML and in the browser it has to be the same. */
const STYLES_KEY = "css"

/**
 * @returns a cache without a style in it, which adds no prefixes: browsers of today need two of those
 *   that Emotion would, and these are written where they belong
 */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: STYLES_KEY, stylisPlugins: [] })
}

class StationarySheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]) {
    this.tags.push(...elements)
  }
}

/**
 * @param key of the sheet, as Emotion names it: 'css', or 'css-global'
 * @param ids of the styles in it, with spaces between them
 * @returns the attributes of the style element by which the browser knows what it holds
 */
export function styleAttributes(key: string, ids: string): Record<`data-${string}`, string> {
  // Emotion must not find those of the components: each of its caches would move them. `data-s`
  // says of the others that they are in the head already.
  return key === STYLES_KEY
    ? { "data-styles": ids }
    : { "data-emotion": `${key} ${ids}`, "data-s": "" }
}

/** @returns the element, whose components find in the page the styles that came with it */
export function withEmotionCache(element: ReactNode): ReactNode {
  const cache = createEmotionCache()
  const { container, isSpeedy } = cache.sheet
  cache.sheet = new StationarySheet({ key: STYLES_KEY, container, speedy: isSpeedy })
  for (const { dataset } of document.querySelectorAll<HTMLElement>("style[data-styles]")) {
    for (const id of dataset.styles?.split(" ") ?? []) cache.inserted[id] = true
  }
  return <CacheProvider value={cache}>{element}</CacheProvider>
}
