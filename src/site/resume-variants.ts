/** Lists every résumé of the site: the main one at /resume/, then the variants. */
import type { Content } from "../content/schemas"
import { MAIN_RESUME, variantBase } from "../content/values/page-paths"
import { applyVariant, FORMATS, type Format } from "../resume"
import { type Page, toPages } from "./pages"

export type ResumeVariant = {
  /** Its path without a trailing slash: `/resume`, or `/resume/NAME` for a variant. */
  base: string
  /** Whether it is a variant, and not the main résumé. */
  isVariant: boolean
  /** The content that it shows. */
  content: Content
  page: Page
  /** Its formats with their paths. All variants share one vCard. */
  formats: Format[]
}

/** @returns the main résumé, then the variants, which no page links to */
export function toResumeVariants(
  content: Content,
): [main: ResumeVariant, ...variants: ResumeVariant[]] {
  const variants = Object.entries(content.variants).map(([name, variant]) =>
    variantAt(variantBase(name), applyVariant(content, variant)),
  )
  return [variantAt(MAIN_RESUME, content), ...variants]
}

/** @returns a public page or a variant with what it shows; undefined if the content has no such page */
export function findPage(content: Content, path: string): ResumeVariant | undefined {
  const page = toPages(content).find((each) => each.path === path)
  const resumes = toResumeVariants(content)
  return resumes.find((each) => each.page.path === path) ?? (page && { ...resumes[0], page })
}

function variantAt(base: string, content: Content): ResumeVariant {
  const page = toPages(content).find(({ path }) => path === `${MAIN_RESUME}/`)
  if (!page) throw new Error(`There is no page at "${MAIN_RESUME}/".`)
  const formats = FORMATS.map((format) => ({
    ...format,
    path: format.path.replace(MAIN_RESUME, base),
  }))
  return {
    base,
    isVariant: base !== MAIN_RESUME,
    content,
    page: { ...page, path: `${base}/` },
    formats,
  }
}
