/** Makes the content of each résumé: that of the main one, and of each variant. */
import { numberEntries } from "../../content/picks/resume-sections"
import { namesOf, pick, pickCompany, pickEntries } from "../../content/picks/variant-picks"
import { isCompany } from "../../content/picks/work-items"
import type { Content } from "../../content/schemas"

type Variant = Content["variants"][string]
type Section = Content["resume"]["sections"][number]

/** @returns the content of the main résumé, then that of each variant; none has variants or letters of its own */
export function resumesOf(content: Content): [main: Content, ...variants: Content[]] {
  const main = { ...content, variants: {}, letters: {} }
  const variants = Object.entries(content.variants)
  return [main, ...variants.map(([name, variant]) => applyVariant(main, name, variant))]
}

/**
 * @returns content that holds only what the variant picks, in the variant's order; it has the same
 * type, so every page and format can be made from it
 */
export function applyVariant(content: Content, name: string, variant: Variant): Content {
  const { title, sections, paper, layout, template, pages, fit } = content.resume
  const shown = pick(sections, variant.sections, namesOf.section)
  const skills = pickSkills(content.skills, variant.skills)
  return {
    ...content,
    variant: name,
    owner: { ...content.owner, headline: variant.headline ?? content.owner.headline },
    resume: {
      ...content.resume,
      title: variant.title ?? title,
      paper: variant.paper ?? paper,
      layout: variant.layout ?? layout,
      template: variant.template ?? template,
      pages: variant.pages ?? pages,
      fit: variant.fit ?? fit,
      sections: shown.map((section) =>
        withEntries(withObjective(section, variant.objective), variant.entries),
      ),
    },
    skills,
    work: pickWork(content.work, variant, skills),
  }
}

function withObjective(section: Section, text: string | undefined): Section {
  if (section.section !== "Objective" || text === undefined) return section
  return { ...section, content: { ...section.content, text } }
}

function withEntries(section: Section, wanted: Variant["entries"]): Section {
  if (!("content" in section)) return section
  const all = numberEntries<{ tags: string[] }>(section)
  const entries = pickEntries(all, wanted)
  // TypeScript does not see that the entries still have the fields of the section's kind.
  return { ...section, content: { ...section.content, entries } } as Section
}

/** Orders groups by their first picked skill, and leaves out groups without a picked skill. */
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

/** Roles keep only the skills that the variant shows. An unknown skill would appear as its id. */
function pickWork(
  { work }: Content["work"],
  variant: Variant,
  { skills }: Content["skills"],
): Content["work"] {
  const shown = new Set(skills.flatMap((group) => group.skills.map(({ id }) => id)))
  const items = pick(work, variant.companies, namesOf.workItem)
  return {
    work: items.flatMap((item): Content["work"]["work"] => {
      if (!isCompany(item)) return [item]
      const company = pickCompany(item, variant)
      if (!company) return []
      const roles = company.roles.map((role) => ({
        ...role,
        skills: role.skills.filter((id) => shown.has(id)),
      }))
      return [{ ...company, roles }]
    }),
  }
}
