/** The documents of the résumé, which each language has. */
const DOCUMENT = /^\/(?:(?:resume|resume-ats|contact)\.\w+$|resume\/)/

/**
 * @param href a path of the site, as in '/about/#id' or '/resume.pdf'
 * @param start the start of the paths of a language, as in '/de'; '' for the base language
 * @returns the path in that language. Pages and documents of the résumé have one, other files do not
 */
export function toLanguagePath(href: string, start: string): string {
  const [path = ""] = href.split(/[?#]/)
  const isShared = /\.\w+$/.test(path) && !DOCUMENT.test(path)
  return isShared ? href : start + href
}
