/** Reads values from an unvalidated JSON Resume. Any value may be missing or of the wrong type. */
import type { Content } from "../../content/schemas"
import type { ContentSection } from "../../content/schemas/entries"
import { fromIsoDate } from "../../lib/dates"
import { fromUri } from "../../lib/uri"
import type { SectionName } from "../model"
import { SECTION_KINDS } from "../section-kinds"

export type JsonObject = Readonly<Record<string, unknown>>

/** @returns the value if it is an object, otherwise an empty object */
export function asObject(value: unknown): JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as JsonObject)
    : {}
}

/** @returns the items of a list as objects, or an empty list */
export function asObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(asObject) : []
}

/** @returns the value if it is text and not blank, otherwise undefined */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined
}

/** @returns the texts in a list, or an empty list */
export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => asText(item) ?? []) : []
}

/** @returns the value as a URL with its scheme, or undefined if it is not a URL */
export function asUrl(value: unknown): string | undefined {
  const text = asText(value)?.trim()
  if (text && /^https?:\/\/[^\s/]+\S*$/.test(text)) return fromUri(text)
  return text && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : undefined
}

/** @returns the dates of a job in the format of the content; adds a note for each date it cannot read */
export function toDates(item: JsonObject, notes: string[]) {
  const dateOf = (key: "startDate" | "endDate") => {
    const iso = asText(item[key])
    const date = iso && fromIsoDate(iso)
    if (iso && !date) notes.push(`The ${key} "${iso}" is not a date and is left out.`)
    return date
  }
  const startDate = dateOf("startDate")
  return { ...(startDate ? { startDate } : {}), endDate: dateOf("endDate") || "" }
}

/** @returns the title of a section in the JSON Resume, or else in the current content */
export function titleOf(resume: JsonObject, base: Content, section: SectionName): string {
  const metas = asObjects(asObject(resume.meta).sections)
  const current = base.resume.sections.find((other) => other.section === section)?.title
  const heading = section in SECTION_KINDS && SECTION_KINDS[section as ContentSection].heading
  return (
    asText(metas.find((meta) => meta.section === section)?.title) ?? current ?? (heading || section)
  )
}

/** Removes undefined fields, because YAML omits an absent field. */
export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T
}
