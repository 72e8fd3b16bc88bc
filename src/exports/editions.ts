/** The content in; every résumé of the site out: the one at /resume/, then the variants. */
import type { Content } from "../content/schemas"
import { applyVariant } from "./apply-variant"
import { FORMS, type Form } from "./forms"
import { type Page, toPages } from "./pages"

export type Edition = {
  /** Where it lives: `/resume`, or `/resume/NAME` of a variant. */
  base: string
  /** What it shows. */
  content: Content
  page: Page
  /** The forms it comes in, at addresses of their own; a variant shares the vCard. */
  forms: Form[]
}

/** What a page may ask of an edition, in GraphQL. */
export const EDITION_TYPES = `
  type ResumeEdition {
    resume: Resume!
    skills: Skills!
    work: Work!
    resumeForms: ResumeForms!
  }
`

const MAIN = "/resume"

/** @returns the résumé that everyone is shown, then the variants, found only by who is told of them */
export function toEditions(content: Content): [main: Edition, ...variants: Edition[]] {
  const variants = Object.entries(content.variants).map(([name, variant]) =>
    editionAt(`${MAIN}/${name}`, applyVariant(content, variant)),
  )
  return [editionAt(MAIN, content), ...variants]
}

function editionAt(base: string, content: Content): Edition {
  const page = toPages(content).find(({ path }) => path === `${MAIN}/`)
  if (!page) throw new Error(`There is no page at "${MAIN}/".`)
  const forms = FORMS.map((form) => ({ ...form, path: form.path.replace(MAIN, base) }))
  return { base, content, page: { ...page, path: `${base}/` }, forms }
}
