/** A JSON Resume in; resume.yaml out, with all that is neither work nor technical skills. */
import type { Content } from "../../content/schemas"
import type { Entry, SectionName } from "../model"
import { asObject, asObjects, asText, asTexts, type Loose, optional, titleOf } from "./loose"
import { STANDARD } from "./standard-fields"

const FILED: readonly string[] = ["TechnicalSkills", "WorkExperience"]
/** @returns the sections in the order of the JSON, as far as it tells one, each with what it holds */
export function toResume(resume: Loose, base: Content, notes: string[]): Content["resume"] {
  const meta = asObject(resume.meta)
  const day = asText(meta.lastModified)?.slice(0, 10) ?? ""
  const names = base.resume.sections.map(({ section }) => section)
  const metaNames = asObjects(meta.sections).map(({ section }) => section)
  const order = metaNames.filter((name): name is SectionName => names.includes(name as SectionName))
  const sorted = [...order, ...names.filter((name) => !order.includes(name))]
  if (!asText(meta.title))
    notes.push("resume.yaml keeps its title and description: read them over.")
  return {
    ...base.resume,
    title: asText(meta.title) ?? base.resume.title,
    updated: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : base.resume.updated,
    sections: sorted.map((section) => {
      const { expandedByDefault = false } =
        base.resume.sections.find((other) => other.section === section) ?? {}
      const head = { section, title: titleOf(resume, base, section), expandedByDefault }
      if (FILED.includes(section)) return head
      return { ...head, content: toContent(section, resume, base, notes) }
    }) as Content["resume"]["sections"],
  }
}

function toContent(section: SectionName, resume: Loose, base: Content, notes: string[]) {
  const own = asObjects(asObject(resume.meta).sections).find((meta) => meta.section === section)
  const found = STANDARD[section]?.(resume, base, notes) ?? {}
  return optional({
    text: asText(own?.text) ?? found.text,
    list: [...asTexts(own?.list), ...(found.list ?? [])],
    entries: [...((own?.entries ?? []) as Entry[]), ...(found.entries ?? [])],
  })
}
