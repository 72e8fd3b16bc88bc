/** Lists every résumé of the site: the main one at /resume/, then the variants. */
import type { Content } from "../content/schemas"
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

const MAIN = "/resume"

/** @returns the main résumé, then the variants, which no page links to */
export function toResumeVariants(
  content: Content,
): [main: ResumeVariant, ...variants: ResumeVariant[]] {
  const variants = Object.entries(content.variants).map(([name, variant]) =>
    variantAt(`${MAIN}/${name}`, applyVariant(content, variant)),
  )
  return [variantAt(MAIN, content), ...variants]
}

function variantAt(base: string, content: Content): ResumeVariant {
  const page = toPages(content).find(({ path }) => path === `${MAIN}/`)
  if (!page) throw new Error(`There is no page at "${MAIN}/".`)
  const formats = FORMATS.map((format) => ({ ...format, path: format.path.replace(MAIN, base) }))
  return { base, isVariant: base !== MAIN, content, page: { ...page, path: `${base}/` }, formats }
}
