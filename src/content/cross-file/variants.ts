/** Variants pick only what there is, and each of it once. */
import { namesOf } from "../../lib/variant-picks"
import { anyOf, didYouMean, quote } from "../check/words"
import type { Content } from "../schemas"
import type { Variant } from "../variants"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

const LISTS = ["sections", "companies", "responsibilities", "skills"] as const

type Names = { [List in (typeof LISTS)[number]]?: ReadonlySet<string> }

export const checkVariants: CrossFileRule = ({ content }) => {
  const names = namesIn(content)
  return Object.entries(content.variants ?? {}).flatMap(([name, variant]) => [
    ...LISTS.flatMap((list) => checkPicks(name, list, variant[list] ?? [], names[list])),
    ...checkObjective(name, variant, content),
  ])
}

/** What each list may name; nothing is known of a file that has errors. */
function namesIn({ resume, work, skills }: Partial<Content>): Names {
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
  list: (typeof LISTS)[number],
  picks: readonly string[],
  known: ReadonlySet<string> | undefined,
): CrossFileDiagnostic[] {
  return picks.flatMap((pick, index): CrossFileDiagnostic[] => {
    const place = { file: `variants/${variant}`, path: [list, index] } as const
    if (picks.indexOf(pick) < index) {
      const message = `${quote(list)} names ${quote(pick)} twice.`
      return [{ ...place, flaw: { code: "duplicate-id", message, hint: "Delete one." } }]
    }
    if (!known || known.has(pick)) return []
    const message = `None of the ${list} has the id or the tag ${quote(pick)}.`
    const expected = known.size > 0 ? anyOf([...known]) : "a tag, which none of them has yet"
    const hint = didYouMean(pick, known)
    const flaw = { code: "unknown-pick", message, expected, ...(hint ? { hint } : {}) } as const
    return [{ ...place, flaw }]
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
  const message = "The variant words an Objective, but does not show the section."
  const hint = "Add objective to its sections, or delete the line."
  const flaw = { code: "unused-objective", message, hint } as const
  return [{ file: `variants/${name}`, path: ["objective"], on: "key", flaw }]
}
