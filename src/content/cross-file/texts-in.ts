import type { DataPath } from "../diagnostics"

/** @returns all texts in a value of the content, with their paths */
export function textsIn(value: unknown, path: DataPath = []): { path: DataPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]))
}
