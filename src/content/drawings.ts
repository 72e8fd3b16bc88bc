import type { DataPath } from "./diagnostics"

/** The path of a drawing in the content. */
const DRAWING = /^images\/\S+\.svg$/

/** @returns whether a text is the path of a drawing */
export const isDrawing = (text: string): boolean => DRAWING.test(text)

/** @returns the paths of all drawings in the data of a content file, each with its place */
export function drawingsIn(data: unknown, path: DataPath = []): { path: DataPath; src: string }[] {
  if (typeof data === "string") return isDrawing(data) ? [{ path, src: data }] : []
  if (typeof data !== "object" || data === null) return []
  const isList = Array.isArray(data)
  return Object.entries(data).flatMap(([key, value]) =>
    drawingsIn(value, [...path, isList ? Number(key) : key]),
  )
}
