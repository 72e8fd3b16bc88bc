/** The content and what a variant picks from it in; the content as the variant shows it out. Pure. */
import type { Content } from "../content/schemas"
import { namesOf, pick } from "../lib/variant-picks"

type Variant = Content["variants"][string]
type Section = Content["resume"]["sections"][number]

/**
 * @returns the same content with only what the variant picks, in its order; every form that is made
 * from content can be made from it
 */
export function applyVariant(content: Content, variant: Variant): Content {
  const { title, sections } = content.resume
  const shown = pick(sections, variant.sections, namesOf.section)
  const skills = pickSkills(content.skills, variant.skills)
  return {
    ...content,
    resume: {
      ...content.resume,
      title: variant.title ?? title,
      sections: shown.map((section) => withObjective(section, variant.objective)),
    },
    skills,
    work: pickWork(content.work, variant, skills),
  }
}

function withObjective(section: Section, text: string | undefined): Section {
  if (section.section !== "Objective" || text === undefined) return section
  return { ...section, content: { ...section.content, text } }
}

/** Groups come in the order of their first skill; those of which none is picked do not come. */
function pickSkills({ skills }: Content["skills"], wanted: Variant["skills"]): Content["skills"] {
  const all = skills.flatMap((group) => group.skills.map((skill) => ({ skill, group })))
  const picked = pick(all, wanted, ({ skill, group }) => namesOf.skill(skill, group))
  return {
    skills: [...new Set(picked.map(({ group }) => group))].map((group) => ({
      ...group,
      skills: picked.filter((item) => item.group === group).map(({ skill }) => skill),
    })),
  }
}

/** Roles keep only the skills that are shown, so that none is told by its id. */
function pickWork(
  { work }: Content["work"],
  { companies, responsibilities }: Variant,
  { skills }: Content["skills"],
): Content["work"] {
  const shown = new Set(skills.flatMap((group) => group.skills.map(({ id }) => id)))
  return {
    work: pick(work, companies, namesOf.company).map((company) => ({
      ...company,
      responsibilities: pick(company.responsibilities, responsibilities, namesOf.responsibility),
      roles: company.roles.map((role) => ({
        ...role,
        skills: role.skills.filter((id) => shown.has(id)),
      })),
    })),
  }
}
