/**
 * Stands in for the module by which react-aria finds out the visitor's locale: what it says and how
 * it sorts goes by the page's own language (`src/gatsby/on-create-webpack-config.ts` puts it there).
 */

const PAGE_LOCALE = { locale: "en-US", direction: "ltr" } as const

/** @returns the locale of this site's pages, and the direction in which they are read */
export const useDefaultLocale = () => PAGE_LOCALE
