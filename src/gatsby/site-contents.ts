/** Every content of the site. It is made once from what the check has accepted, and the hooks of Gatsby share it. */
import type { Content } from "../content/schemas"
import { contentsOf } from "../content/translations/translate-content"
import { resumesOf } from "../resume"

type Resumes = [main: Content, ...others: Content[]]

/** The content in one language, with all private values, and that of its main résumé and of each variant. */
export type InLanguage = { content: Content; resumes: Resumes }

/** @returns the content in each language, first in the base language */
export function toLanguages(content: Content): [base: InLanguage, ...translations: InLanguage[]] {
  const [base, ...translations] = contentsOf(content)
  return [toInLanguage(base), ...translations.map(toInLanguage)]
}

const toInLanguage = (content: Content): InLanguage => ({ content, resumes: resumesOf(content) })

let current: ReturnType<typeof toLanguages> | undefined

/** Replaces the content of the site. */
export function setSiteLanguages(languages: ReturnType<typeof toLanguages>): void {
  current = languages
}

/**
 * @returns the content of the site in each language, with all private values: nodes have only those that a page may show
 * @throws if the check has accepted none
 */
export function siteLanguages(): ReturnType<typeof toLanguages> {
  if (!current) throw new Error("No content was checked.")
  return current
}

/**
 * @returns every content of the site: the main résumé and each variant, first in the base language
 * @throws if the check has accepted none
 */
export function siteContents(): Resumes {
  const [{ resumes }, ...translations] = siteLanguages()
  return [...resumes, ...translations.flatMap((each) => each.resumes)]
}
