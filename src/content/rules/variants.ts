/** Checks variants and papers: what they name exists and is named once, and what is named is shown. */

import { quotedCommand } from "../../lib/command"
import { TEMPLATES } from "../files/read-folder"
import { namesOf, pickCompany } from "../picks/variant-picks"
import type { Content, FileName } from "../schemas"
import { LOOKS } from "../schemas/paper-fields"
import type { Variant } from "../schemas/variants"
import { filesIn } from "../tree/files-in"
import { didYouMean, quote } from "../wording"
import { findCompanies } from "./items"
import type { Rule, RuleFinding } from "./rule"

/** A variant shows what it names. */
export const checkVariants: Rule = function* ({ content }) {
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
  // A name that no section has is the cause, and has a diagnostic.
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

/** @returns what each file says about the documents that are made of it */
const papersIn = (content: Partial<Content>) =>
  filesIn(content) as [FileName, Partial<Pick<Variant, "template" | "pages" | "fit">>][]

/** With `fit: true`, the same file or resume.yaml says how many pages there should be. */
export const checkFit: Rule = function* ({ content: { resume, variants } }) {
  if (!resume || resume.pages !== undefined) return
  for (const [file, { fit, pages }] of papersIn({ resume, variants })) {
    if (!fit || pages !== undefined) continue
    const message = 'The résumé should fit its pages, but "pages" does not say how many.'
    const hint = "Add pages: with their number, such as pages: 1, or delete the line."
    yield { file, path: ["fit"], on: "key", code: "missing-field", message, hint }
  }
}

/** A template is a look of the site or a file in `templates/`. */
export const checkTemplates: Rule = function* ({ content, entries }) {
  const start = `${TEMPLATES}/`
  const files = entries.flatMap((entry) =>
    entry.startsWith(start) ? entry.slice(start.length) : [],
  )
  const known = [...LOOKS, ...files.filter((file) => /^[^/]+\.typ$/.test(file))]
  const { resume, variants, letters } = content
  for (const [file, { template }] of papersIn({ resume, variants, letters })) {
    if (template === undefined || known.includes(template)) continue
    const name = template.replace(/^.*[/\\]/, "").replace(/(\.typ)?$/, ".typ")
    const meant = known.includes(name)
      ? `Did you mean ${quote(name)}?`
      : didYouMean(template, known)
    const message = `There is no template ${quote(template)}.`
    const expected = `${LOOKS.join(", ")}, or the name of a file in ${start}, as in mine.typ`
    const looks = `${quotedCommand("looks")} shows the looks of the site.`
    const hint = meant ?? (template.endsWith(".typ") ? `Put ${name} into ${start}.` : looks)
    yield { file, path: ["template"], code: "unknown-template", message, expected, hint }
  }
}
