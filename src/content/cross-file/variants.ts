/** Checks variants: each id or tag exists and is named once, and the objective is shown. */
import { namesOf } from "../../lib/variant-picks"
import type { Content } from "../schemas"
import type { Variant } from "../schemas/variants"
import { anyOf, didYouMean, quote } from "../wording"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

const LISTS = ["sections", "companies", "responsibilities", "skills"] as const

type List = (typeof LISTS)[number]

/** List → the ids and tags that it may name. A list is absent while its source file is invalid. */
type KnownNames = { [Name in List]?: ReadonlySet<string> }

export const checkVariants: CrossFileRule = ({ content }) => {
  const known = findKnownNames(content)
  return Object.entries(content.variants ?? {}).flatMap(([name, variant]) => [
    ...LISTS.flatMap((list) => checkPicks(name, list, variant[list] ?? [], known[list])),
    ...checkObjective(name, variant, content),
  ])
}

function findKnownNames({ resume, work, skills }: Partial<Content>): KnownNames {
  const companies = work?.work
  const responsibilities = companies?.flatMap((company) => company.responsibilities)
  const groups = skills?.skills
  return {
    ...(resume && { sections: new Set(resume.sections.flatMap(namesOf.section)) }),
    ...(companies && { companies: new Set(companies.flatMap(namesOf.company)) }),
    ...(responsibilities && {
      responsibilities: new Set(responsibilities.flatMap(namesOf.responsibility)),
    }),
    ...(groups && {
      skills: new Set(
        groups.flatMap((group) => group.skills.flatMap((skill) => namesOf.skill(skill, group))),
      ),
    }),
  }
}

function checkPicks(
  variant: string,
  list: List,
  picks: readonly string[],
  known: ReadonlySet<string> | undefined,
): CrossFileDiagnostic[] {
  return picks.flatMap((pick, index): CrossFileDiagnostic[] => {
    const place = { file: `variants/${variant}`, path: [list, index] } as const
    if (picks.indexOf(pick) < index) {
      const message = `${quote(list)} names ${quote(pick)} twice.`
      return [{ ...place, code: "duplicate-id", message, hint: "Delete one." }]
    }
    if (!known || known.has(pick)) return []
    const message = `None of the ${list} has the id or the tag ${quote(pick)}.`
    const expected = known.size > 0 ? anyOf([...known]) : `a tag, but none of the ${list} has one`
    return [{ ...place, code: "unknown-pick", message, expected, hint: didYouMean(pick, known) }]
  })
}

function checkObjective(
  name: string,
  variant: Variant,
  { resume }: Partial<Content>,
): CrossFileDiagnostic[] {
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
