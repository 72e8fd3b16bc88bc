import createCache, { type EmotionCache } from "@emotion/cache"

/**
 * The id of the element that has the styles of the first page. react-aria adds a style element with this id
 * unless there is one. Its layer would make the browser lay out the whole page again, which takes 60 to 150 ms
 * on `/resume/` with a processor slowed down four times.
 */
export const STYLES_ID = "react-aria-pressable-style"

/** @returns an Emotion cache that adds no vendor prefixes; the styles name the few that Safari needs */
export const createStyleCache = (): EmotionCache => createCache({ key: "css", stylisPlugins: [] })

/**
 * @returns the cache of the browser. It finds the styles of the first page by the names of their classes,
 * so Emotion neither inserts them again nor moves their element, which would lay out the page again.
 */
export function hydrateStyleCache(): EmotionCache {
  const cache = createStyleCache()
  const css = document.getElementById(STYLES_ID)?.textContent ?? ""
  for (const [, name = ""] of css.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true
  return cache
}
