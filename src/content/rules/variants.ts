/** Checks variants: each id or tag exists and is named once, and what is named is shown. */

import { namesOf, pickCompany } from "../picks/variant-picks"
import type { Content } from "../schemas"
import type { Variant } from "../schemas/variants"
import { anyOf, didYouMean, quote } from "../wording"
import { findCompanies, findEntries, findResponsibilities, findRoles } from "./items"
import type { CrossFileFinding, CrossFileRule } from "./rule"

const LISTS = ["sections", "companies", "roles", "responsibilities", "entries", "skills"] as const

type List = (typeof LISTS)[number]

/** List → the ids and tags that it may name. A list is absent while its source file is invalid. */
type KnownNames = { [Name in List]?: ReadonlySet<string> }

/** A variant names each id or tag once, names only those that exist, and shows what it names. */
export const checkVariants: CrossFileRule = ({ content }) => {
  const known = findKnownNames(content)
  return Object.entries(content.variants ?? {}).flatMap(([name, variant]) => [
    ...LISTS.flatMap((list) => checkPicks(name, list, variant[list] ?? [], known)),
    ...checkObjective(name, variant, content),
    ...warnAboutCompanies(name, variant, content),
  ])
}

function findKnownNames(content: Partial<Content>): KnownNames {
  const { resume, work, skills } = content
  return {
    ...(resume && {
      sections: new Set(resume.sections.flatMap(namesOf.section)),
      entries: new Set(findEntries(content).flatMap(({ item }) => namesOf.entry(item))),
    }),
    ...(work && {
      companies: new Set(work.work.flatMap(namesOf.workItem)),
      roles: new Set(findRoles(content).flatMap(({ item }) => namesOf.role(item))),
      responsibilities: new Set(
        findResponsibilities(content).flatMap(({ item }) => namesOf.responsibility(item)),
      ),
    }),
    ...(skills && {
      skills: new Set(
        skills.skills.flatMap((group) =>
          group.skills.flatMap((skill) => namesOf.skill(skill, group)),
        ),
      ),
    }),
  }
}

function checkPicks(
  variant: string,
  list: List,
  picks: readonly string[],
  all: KnownNames,
): CrossFileFinding[] {
  const known = all[list]
  return picks.flatMap((pick, index): CrossFileFinding[] => {
    const place = { file: `variants/${variant}`, path: [list, index] } as const
    if (picks.indexOf(pick) < index) {
      const message = `${quote(list)} names ${quote(pick)} twice.`
      return [{ ...place, code: "duplicate-id", message, hint: "Delete one." }]
    }
    if (!known || known.has(pick)) return []
    const message = `None of the ${list} has the id or the tag ${quote(pick)}.`
    const expected =
      known.size > 0 ? anyOf([...known]) : `an id or a tag, but none of the ${list} has one`
    const others = LISTS.filter((other) => all[other]?.has(pick))
    const hint =
      others.length > 0
        ? `It is one of the ${anyOf(others)}: write it in the list of this name.`
        : didYouMean(pick, known)
    return [{ ...place, code: "unknown-pick", message, expected, hint }]
  })
}

/** With `fit: true`, the same file or resume.yaml says how many pages there should be. */
export const checkFit: CrossFileRule = ({ content: { resume, variants = {} } }) => {
  const missing = (file: CrossFileFinding["file"]): CrossFileFinding => ({
    file,
    path: ["fit"],
    on: "key",
    code: "missing-field",
    message: 'The résumé should fit its pages, but "pages" does not say how many.',
    hint: "Add pages: with their number, such as pages: 1, or delete the line.",
  })
  if (!resume || resume.pages !== undefined) return []
  return [
    ...(resume.fit ? [missing("resume")] : []),
    ...Object.entries(variants).flatMap(([name, { fit, pages }]) =>
      fit && pages === undefined ? [missing(`variants/${name}`)] : [],
    ),
  ]
}

function checkObjective(
  name: string,
  variant: Variant,
  { resume }: Partial<Content>,
): CrossFileFinding[] {
  if (variant.objective === undefined || !resume) return []
  const isShown = resume.sections.some(
    (section) =>
      section.section === "Objective" &&
      (!variant.sections || namesOf.section(section).some((id) => variant.sections?.includes(id))),
  )
  if (isShown) return []
  const file = `variants/${name}` as const
  const message = "The variant has an objective, but does not show the Objective section."
  const hint = "Add objective to its sections, or delete the line."
  return [{ file, path: ["objective"], on: "key", code: "unused-objective", message, hint }]
}

/** A company that the variant names, but of which it picks neither a role nor a responsibility. */
function warnAboutCompanies(
  name: string,
  variant: Variant,
  content: Partial<Content>,
): CrossFileFinding[] {
  const leftOut = findCompanies(content).filter(({ item }) => !pickCompany(item, variant))
  return (variant.companies ?? []).flatMap((pick, index): CrossFileFinding[] => {
    const company = leftOut.find(({ item }) => item.id === pick)?.item
    if (!company) return []
    const lists = variant.roles ? "roles or responsibilities" : "responsibilities"
    const message = `The variant names ${company.company}, but none of its ${lists}, so it is left out.`
    return [{ file: `variants/${name}`, path: ["companies", index], code: "left-out", message }]
  })
}
