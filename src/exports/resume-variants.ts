/** The content in; every résumé of the site out: the one at /resume/, then the variants. */
import type { Content } from "../content/schemas"
import { applyVariant } from "./apply-variant"
import { FORMATS, type Format } from "./formats"
import { type Page, toPages } from "./pages"

export type ResumeVariant = {
  /** Where it lives: `/resume`, or `/resume/NAME` of a variant. */
  base: string
  /** What it shows. */
  content: Content
  page: Page
  /** The formats it comes in, at addresses of their own; a variant shares the vCard. */
  formats: Format[]
}

/** What a page may ask of an variant, in GraphQL. */
export const VARIANT_TYPES = `
  type ResumeVariantData {
    resume: Resume!
    skills: Skills!
    work: Work!
    resumeFormats: ResumeFormats!
  }
`

const MAIN = "/resume"

/** @returns the résumé that everyone is shown, then the variants, found only by who is told of them */
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
  return { base, content, page: { ...page, path: `${base}/` }, formats }
}
