/** A JSON Resume in; resume.yaml out, with all that is neither work nor technical skills. */
import type { Content } from "../../content/schemas"
import { sectionId } from "../../lib/resume-sections"
import type { Entry } from "../model"
import { asObject, asObjects, asText, asTexts, type Loose, optional, titleOf } from "./loose"
import { STANDARD } from "./standard-fields"

type Section = Content["resume"]["sections"][number]

const FILED: readonly string[] = ["TechnicalSkills", "WorkExperience"]

/** @returns the sections in the order of the JSON, as far as it tells one, each with what it holds */
export function toResume(resume: Loose, base: Content, notes: string[]): Content["resume"] {
  const meta = asObject(resume.meta)
  const day = asText(meta.lastModified)?.slice(0, 10) ?? ""
  if (!asText(meta.title))
    notes.push("resume.yaml keeps its title and description: read them over.")
  return {
    ...base.resume,
    title: asText(meta.title) ?? base.resume.title,
    updated: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : base.resume.updated,
    sections: orderOf(asObjects(meta.sections), base).map(({ section, id, own, before }) => {
      const { expandedByDefault = false, tags = [] } = before ?? {}
      const title = asText(own.title) ?? titleOf(resume, base, section)
      const head = { section, ...(id ? { id } : {}), title, expandedByDefault, tags }
      if (FILED.includes(section)) return head
      return { ...head, content: toContent(section, own, resume, base, notes) }
    }) as Section[],
  }
}

type Place = {
  section: Section["section"]
  id?: string | undefined
  own: Loose
  before?: Section | undefined
}

/** First those that the JSON tells of, then those that the content had; custom ones are the JSON's. */
function orderOf(metas: readonly Loose[], { resume }: Content): Place[] {
  const told = metas.flatMap((own): Place[] => {
    const section = asText(own.section) as Section["section"] | undefined
    if (!section) return []
    const id = section === "Custom" ? asText(own.id) : undefined
    const address = sectionId({ section, id })
    const before = resume.sections.find((other) => sectionId(other) === address)
    return before || id ? [{ section, id, own, before }] : []
  })
  const untold = resume.sections.filter(
    (before) => before.section !== "Custom" && !told.some((place) => place.before === before),
  )
  return [...told, ...untold.map((before) => ({ section: before.section, own: {}, before }))]
}

function toContent(
  section: Section["section"],
  own: Loose,
  resume: Loose,
  base: Content,
  notes: string[],
) {
  const found = STANDARD[section]?.(resume, base, notes) ?? {}
  return optional({
    text: asText(own.text) ?? found.text,
    list: [...asTexts(own.list), ...(found.list ?? [])],
    entries: [...((own.entries ?? []) as Entry[]), ...(found.entries ?? [])],
  })
}
