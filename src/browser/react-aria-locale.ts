/**
 * Replaces the module of react-aria that detects the visitor's locale when it is imported. The pages
 * are in English for every visitor. See docs/decisions/0020-react-aria-locale.md.
 */

const LOCALE = { locale: "en-US", direction: "ltr" } as const

/** @returns the locale of the pages */
export const useDefaultLocale = () => LOCALE
