/** JSON Resume as it is found in the wild: anything may be missing, and nothing is as promised. */
import { fromUri } from "../lib/uri"

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
