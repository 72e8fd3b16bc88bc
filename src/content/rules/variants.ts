/** Checks variants and papers: what they name exists and is named once, and what is named is shown. */

import { namesOf, pickCompany } from "../picks/variant-picks"
import type { Content, FileName } from "../schemas"
import type { Variant } from "../schemas/variants"
import { filesIn } from "../tree/files-in"
import { findCompanies } from "./items"
import type { Rule, RuleFinding } from "./rule"

/** A variant shows what it names. */
const checkVariants: Rule = function* ({ content }) {
  for (const [name, variant] of Object.entries(content.variants ?? {})) {
    const file = `variants/${name}` as const
    yield* checkObjective(file, variant, content)
    yield* warnAboutCompanies(file, variant, content)
  }
}

type VariantFile = `variants/${string}`

function* checkObjective(
  file: VariantFile,
  { objective, sections }: Variant,
  { resume }: Partial<Content>,
): Generator<RuleFinding> {
  if (objective === undefined || !resume) return
  const isShown = resume.sections.some(
    (section) =>
      section.section === "Objective" &&
      (!sections || namesOf.section(section).some((id) => sections.includes(id))),
  )
  const names = resume.sections.flatMap((section) => namesOf.section(section))
  // A name that no section has is the cause, and has a finding.
  if (isShown || sections?.some((each) => !names.includes(each))) return
  const message = "The variant has an objective, but does not show the Objective section."
  const hint = "Add objective to its sections, or delete the line."
  yield { file, path: ["objective"], on: "key", code: "unused-objective", message, hint }
}

/** A company that the variant names, but of which it picks neither a role nor a responsibility. */
function* warnAboutCompanies(
  file: VariantFile,
  variant: Variant,
  content: Partial<Content>,
): Generator<RuleFinding> {
  const leftOut = findCompanies(content).filter(({ item }) => !pickCompany(item, variant))
  for (const [index, pick] of (variant.companies ?? []).entries()) {
    const company = leftOut.find(({ item }) => item.id === pick)?.item
    if (!company) continue
    const lists = variant.roles ? "roles or responsibilities" : "responsibilities"
    const message = `The variant names ${company.company}, but none of its ${lists}, so it is left out.`
    yield { file, path: ["companies", index], code: "left-out", message }
  }
}

/** With `fit: true`, the same file or resume.yaml says how many pages there should be. */
const checkFit: Rule = function* ({ content: { resume, variants } }) {
  if (!resume || resume.pages !== undefined) return
  const papers = filesIn({ resume, variants }) as [FileName, Pick<Variant, "pages" | "fit">][]
  for (const [file, { fit, pages }] of papers) {
    if (!fit || pages !== undefined) continue
    const message = 'The résumé should fit its pages, but "pages" does not say how many.'
    const hint = "Add pages: with their number, such as pages: 1, or delete the line."
    yield { file, path: ["fit"], on: "key", code: "missing-field", message, hint }
  }
}

export const VARIANT_RULES = [checkVariants, checkFit]
