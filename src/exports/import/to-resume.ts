/** Converts a JSON Resume to resume.yaml. */
import type { Content } from "../../content/schemas"
import { sectionId } from "../../lib/resume-sections"
import type { Entry } from "../model"
import {
  asObject,
  asObjects,
  asText,
  asTexts,
  type JsonObject,
  titleOf,
  withoutUndefined,
} from "./json-values"
import { STANDARD_CONVERTERS } from "./standard-fields"

type Section = Content["resume"]["sections"][number]

const SECTIONS_WITH_OWN_FILE: readonly string[] = ["TechnicalSkills", "WorkExperience"]

/** @returns resume.yaml with the sections in the order of the JSON Resume, if it has an order */
export function toResume(resume: JsonObject, base: Content, notes: string[]): Content["resume"] {
  const { lastModified, title, sections } = asObject(resume.meta)
  const day = asText(lastModified)?.slice(0, 10) ?? ""
  if (!asText(title))
    notes.push("resume.yaml keeps its title and description. Check that they still fit.")
  return {
    ...base.resume,
    title: asText(title) ?? base.resume.title,
    updated: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : base.resume.updated,
    sections: orderSections(asObjects(sections), base).map(({ section, id, meta, current }) => {
      const { expandedByDefault = false, tags = [] } = current ?? {}
      const title = asText(meta.title) ?? titleOf(resume, base, section)
      const head = { section, ...(id ? { id } : {}), title, expandedByDefault, tags }
      if (SECTIONS_WITH_OWN_FILE.includes(section)) return head
      return { ...head, content: toContent(section, meta, resume, base, notes) }
    }) as Section[],
  }
}

type OrderedSection = {
  section: Section["section"]
  id?: string | undefined
  meta: JsonObject
  current?: Section | undefined
}

/** @returns the sections of the JSON Resume, then the other current sections except custom ones */
function orderSections(metas: readonly JsonObject[], { resume }: Content): OrderedSection[] {
  const listed = metas.flatMap((meta): OrderedSection[] => {
    const section = asText(meta.section) as Section["section"] | undefined
    if (!section) return []
    const id = section === "Custom" ? asText(meta.id) : undefined
    const elementId = sectionId({ section, id })
    const current = resume.sections.find((other) => sectionId(other) === elementId)
    return current || id ? [{ section, id, meta, current }] : []
  })
  const others = resume.sections.filter(
    (current) =>
      current.section !== "Custom" && !listed.some((section) => section.current === current),
  )
  return [...listed, ...others.map((current) => ({ section: current.section, meta: {}, current }))]
}

function toContent(
  section: Section["section"],
  sectionMeta: JsonObject,
  resume: JsonObject,
  base: Content,
  notes: string[],
) {
  const standard = STANDARD_CONVERTERS[section]?.(resume, base, notes) ?? {}
  return withoutUndefined({
    text: asText(sectionMeta.text) ?? standard.text,
    list: [...asTexts(sectionMeta.list), ...(standard.list ?? [])],
    entries: [...((sectionMeta.entries ?? []) as Entry[]), ...(standard.entries ?? [])],
  })
}
