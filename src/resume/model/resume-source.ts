/**
 * The content of a résumé as its files have it. Our JSON Resume carries it under `meta.content`, so that
 * an import of the file gives the same content: with marks, ids, and fields that JSON Resume lacks.
 */
import type { Content } from "../../content/schemas"
import { FORMAT_NAMES, type FormatName, withContactFor } from "../../content/values/formats"

export type ResumeSource = ResumeFiles & {
  website: Pick<Content["website"], "origin" | "language">
}

type ResumeFiles = Pick<Content, "owner" | "resume" | "skills" | "work">

/** @returns the content that the résumé shows */
export function toSource({
  owner,
  resume,
  skills,
  work,
  website,
}: ResumeFiles & Pick<Content, "website">): ResumeSource {
  const has = (name: string) => resume.sections.some(({ section }) => section === name)
  const hasWork = has("WorkExperience")
  return {
    owner,
    resume,
    skills: hasWork || has("TechnicalSkills") ? skills : { skills: [] },
    work: hasWork ? work : { work: [] },
    website: { origin: website.origin, language: website.language },
  }
}

/**
 * @param formats those whose contact data the source may have
 * @returns the content without other contact data, and without the names by which only variants pick
 *   items: a name may be that of an employer
 */
export function toPublicSource(source: ResumeSource, formats: readonly FormatName[]): ResumeSource {
  const { owner, resume, skills, work } = source
  return {
    ...source,
    owner: withContactFor(owner, formats),
    resume: withoutPicks(resume),
    skills: withoutPicks(skills),
    work: withoutPicks(work),
  }
}

/** Lists whose items have ids only for variants. Other ids are part of addresses, or name skills. */
const PICKED_LISTS = ["entries", "roles", "responsibilities"]

function withoutPicks<Value>(value: Value, isPicked = false): Value {
  if (Array.isArray(value)) return value.map((item) => withoutPicks(item, isPicked)) as Value
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value)
    .filter(([name]) => !(isPicked && name === "id"))
    .map(([name, inner]) => [
      name,
      name === "tags" ? [] : withoutPicks(inner, PICKED_LISTS.includes(name)),
    ])
  return Object.fromEntries(fields)
}

/** @returns the content without fields that have their default value, as a person would write it */
export const withoutDefaults = (value: unknown) => withoutFields(value, isDefault)

/** @returns the value without the fields that are to go, at every depth; an inner field goes before an outer one */
export function withoutFields<Value>(
  value: Value,
  isGone: (name: string, inner: unknown) => boolean,
): Value {
  if (Array.isArray(value)) return value.map((item) => withoutFields(item, isGone)) as Value
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, withoutFields(inner, isGone)] as const)
      .filter(([name, inner]) => !isGone(name, inner)),
  ) as Value
}

function isDefault(name: string, value: unknown): boolean {
  if (name === "visibleIn")
    return Array.isArray(value) && FORMAT_NAMES.every((format) => value.includes(format))
  // resume.yaml requires its sections.
  return value === undefined || (Array.isArray(value) && value.length === 0 && name !== "sections")
}
