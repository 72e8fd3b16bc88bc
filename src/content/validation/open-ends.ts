/** Finds a job or a career break that counts as not ended only because nobody wrote its end. */
import { valueAt } from "../schemas/introspection"
import { walk } from "../tree/walk"
import { quote } from "../wording"
import { findRange, type RangeDiagnostic } from "./positions"
import type { CheckedFile } from "./yaml/parse"

/**
 * @param valid the data with its default values; undefined if the file has an error, which may be the cause
 * @returns a warning for each item that has the end `''` by default, at its start
 */
export function findOpenEnds(
  { document, schema, data }: CheckedFile,
  valid: unknown,
): RangeDiagnostic[] {
  return [...walk(schema, valid)].flatMap(({ path, value }): RangeDiagnostic[] => {
    if (path.at(-1) !== "endDate" || value !== "" || valueAt(data, path) === "") return []
    const item = path.slice(0, -1)
    const name = valueAt(data, [...item, "title"]) ?? valueAt(data, [...item, "break"])
    const message = `${quote(String(name))} has no endDate, so it counts as not ended.`
    const hint = "Add endDate: '' if it has not ended, or its end, as in endDate: 'Mar 2023'."
    const range = findRange(document, [...item, "startDate"], "value")
    return [{ path, range, code: "open-end", message, hint }]
  })
}
