import { parseInline } from "../src/content/inline/parse-inline"
import { type Responsibility, textOf } from "../src/content/picks/variant-picks"
import { isCompany } from "../src/content/picks/work-items"
import type { Content } from "../src/content/schemas"
import { locationTexts } from "../src/lib/people/location"
import { toModel } from "../src/resume"
import { toResumeFormats, toShownContact, toShownSections } from "../src/site/resume-page"
import { toCareer } from "../src/site/to-career"

const parse = (text: string | undefined) => (text === undefined ? null : parseInline(text))

type Texts = { summary?: string | undefined; responsibilities: Responsibility[] }

const parseTexts = ({ summary, responsibilities }: Texts) => ({
  summary: parse(summary),
  responsibilities: responsibilities.map((item) => parseInline(textOf(item))),
})

/** @returns what the page of the main résumé gets from its query: texts with marks are parsed */
export function resumePageData(content: Content) {
  const model = toModel(content)
  const { owner, title, updated } = model
  const work = content.work.work.map((item) =>
    isCompany(item)
      ? {
          ...item,
          ...parseTexts(item),
          roles: item.roles.map((role) => ({ ...role, ...parseTexts(role) })),
        }
      : { ...item, company: null, text: parse(item.text) },
  )
  return {
    owner: {
      name: owner.name,
      headline: owner.headline,
      locations: locationTexts(owner),
      contact: toShownContact(model, ["web", "print"]),
    },
    resume: {
      title,
      updated,
      formats: toResumeFormats(model),
      sections: toShownSections(model).map((section) => ({
        ...section,
        work: section.section === "WorkExperience" ? { work } : null,
        skills: section.section === "TechnicalSkills" ? content.skills : null,
      })),
    },
    work: { career: toCareer(content) },
  }
}
