/**
 * Replaces the module of react-aria that detects the visitor's locale when it is imported. The list
 * box uses English on every site. See docs/decisions/0020-react-aria-locale.md.
 */

const LOCALE = { locale: "en-US", direction: "ltr" } as const

/** @returns the locale of the list box */
export const useDefaultLocale = () => LOCALE
