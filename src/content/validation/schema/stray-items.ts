/** Finds items of a list that are indented like those of a list inside it. */
import type { DataPath, Finding } from "../../diagnostics"
import { shapeAt, valueAt } from "../../schemas/introspection"
import { quote } from "../../wording"
import type { CheckedFile } from "../yaml/parse"

/** @returns that the item belongs in a list around its own, as a company that is indented like a role */
export function describeStray({ schema, data }: CheckedFile, path: DataPath): Finding | undefined {
  const names = Object.keys(valueAt(data, path) ?? {})
  const isIn = (place: DataPath) => (name: string) =>
    Object.hasOwn(shapeAt(schema, data, place), name)
  if (typeof path.at(-1) !== "number" || names.filter((name) => !isIn(path)(name)).length < 2)
    return undefined
  const end = path.findLastIndex(
    (step, index) =>
      typeof step === "number" &&
      index < path.length - 1 &&
      names.every(isIn(path.slice(0, index + 1))),
  )
  if (end < 0) return undefined
  const list = quote(path[end - 1])
  const message = `This item of ${quote(path.at(-2))} has the fields of an item of ${list}.`
  const hint = `If it is one, indent it less: its "-" stands below those of ${list}.`
  return { path, code: "indentation", message, hint }
}
