/** @returns the language of the page, as in 'en' */
export const pageLanguage = () => document.documentElement.lang
