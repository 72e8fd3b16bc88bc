/** JSON Resume as it is found in the wild: anything may be missing, and nothing is as promised. */
import type { Content } from "../../content/schemas"
import { fromIsoDate } from "../../lib/months"
import { fromUri } from "../../lib/uri"
import type { SectionName } from "../model"

export type Loose = Readonly<Record<string, unknown>>

/** @returns the value as an object; an empty one if it is none */
export function asObject(value: unknown): Loose {
  return value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Loose)
    : {}
}

/** @returns the objects of a list; none if it is no list */
export function asObjects(value: unknown): Loose[] {
  return Array.isArray(value) ? value.map(asObject) : []
}

/** @returns the value as text; nothing if it is blank or no text */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined
}

/** @returns the texts of a list; none if it is no list */
export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => asText(item) ?? []) : []
}

/** @returns an address with its scheme; nothing if it cannot be one */
export function asUrl(value: unknown): string | undefined {
  const text = asText(value)?.trim()
  if (text && /^https?:\/\/[^\s/]+\S*$/.test(text)) return fromUri(text)
  return text && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : undefined
}

/** @returns the months of an item, as the content writes them; notes what had to be guessed or left out */
export function toDates(item: Loose, notes: string[]) {
  const monthOf = (key: "startDate" | "endDate") => {
    const iso = asText(item[key])
    if (!iso) return undefined
    if (/^\d{4}$/.test(iso)) notes.push(`The ${key} ${iso} is taken as January of that year.`)
    const month = fromIsoDate(iso)
    if (!month) notes.push(`The ${key} "${iso}" is no date, and is left out.`)
    return month
  }
  const startDate = monthOf("startDate")
  return { ...(startDate ? { startDate } : {}), endDate: monthOf("endDate") || "" }
}

/** @returns what the résumé calls a section, or what it was called before */
export function titleOf(resume: Loose, base: Content, section: SectionName): string {
  const metas = asObjects(asObject(resume.meta).sections)
  const own = base.resume.sections.find((other) => other.section === section)?.title
  return asText(metas.find((meta) => meta.section === section)?.title) ?? own ?? section
}

/** Leaves out what is undefined: in YAML, an absent field is simply not there. */
export function optional<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T
}
