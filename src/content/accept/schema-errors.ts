/** Converts zod's issues to findings. It uses their codes, not their messages. */
import { isScalar } from "yaml"
import type { z } from "zod"
import { groupBy } from "../../lib/group-by"
import type { Finding } from "../diagnostics"
import { memberFor, membersOf, schemaAt, shapeOf, valueAt } from "../schemas/introspection"
import { didYouMean, quote } from "../wording"
import { asText, lineWithValue } from "../yaml/lines"
import { valueRange } from "../yaml/positions"
import type { CheckedFile } from "../yaml/yaml-document"
import { expectedAt } from "./expected-field"
import { describeFieldNames } from "./field-names"
import { otherSpelling } from "./other-spelling"

type Issue = z.core.$ZodIssue

/**
 * @param checked the data and the schema that rejected it
 * @param zodIssues the issues that zod found
 */
export function describeSchemaErrors(checked: CheckedFile, zodIssues: readonly Issue[]): Finding[] {
  const { data, schema } = checked
  const issues = zodIssues.flatMap((issue) => expandUnion(checked, issue))
  const isMissing = ({ path }: Issue) => path.length > 0 && valueAt(data, path) === undefined
  const missing = issues.filter(isMissing).map(({ path }) => path)
  const unknown = issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...issue.path, key])
    // Without the field that says the kind, zod does not look at the others.
    if (issue.code !== "invalid_union" || !isMissing(issue)) return []
    const item = issue.path.slice(0, -1)
    const kinds = membersOf(schemaAt(schema, data, item) ?? schema)
    const known = new Set(kinds.flatMap((kind) => Object.keys(shapeOf(kind) ?? {})))
    const names = Object.keys(valueAt(data, item) ?? {})
    return names.filter((name) => !known.has(name)).map((name) => [...item, name])
  })
  const others = issues.filter((issue) => issue.code !== "unrecognized_keys" && !isMissing(issue))
  return [
    ...describeFieldNames(checked, unknown, missing),
    ...groupBy(
      others.map((issue) => describeIssue(checked, issue)),
      causeOf,
    ).flatMap(([, findings]) => findings.slice(0, 1)),
  ]
}

/**
 * zod reports the issues of all members of a union.
 * @returns only those of the member that the value resembles: the text or one of the objects
 */
function expandUnion(checked: CheckedFile, issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length < 2) return [issue]
  const union = schemaAt(checked.schema, checked.data, issue.path)
  if (!union) return [issue]
  const value = valueAt(checked.data, issue.path)
  const object = memberFor(union, value)
  const known = Object.keys((object && shapeOf(object)) ?? {})
  const names = typeof value === "object" && !Array.isArray(value) ? Object.keys(value ?? {}) : []
  // A text with a colon in it is one field.
  const isObject = names.length > 1 || names.some((name) => known.includes(name))
  const index = object && isObject ? membersOf(union).indexOf(object) : 0
  return (issue.errors[index] ?? []).flatMap((inner) =>
    expandUnion(checked, { ...inner, path: [...issue.path, ...inner.path] }),
  )
}

/** A list of texts in place of groups of fields has one cause, and two rules may have the same reason. */
function causeOf({ path, message }: Finding): string {
  return JSON.stringify([
    /not a group of fields/.test(message) ? path?.slice(0, -1) : path,
    message,
  ])
}

function describeIssue(checked: CheckedFile, issue: Issue): Finding {
  const { text, document, data } = checked
  const { path } = issue
  const step = path.findLast((each) => typeof each === "string")
  const name = step === undefined ? "The file" : quote(step)
  const subject = typeof path.at(-1) === "number" ? `An item of ${name}` : name
  const [value, range] = [valueAt(data, path), valueRange(document, path)]
  const hint = otherSpelling(checked, path)
  const rest = { path, expected: expectedAt(checked, path), hint }
  switch (issue.code) {
    case "invalid_type":
    case "invalid_value":
    case "invalid_union": {
      const source = range && isScalar(document.getIn(path, true)) ? text.slice(...range) : ""
      // As 1.10, which is 1.1, and ~.
      const read = value === null ? "no value" : String(value)
      const isOther = typeof value !== "string" && source !== "" && source !== read
      const reason = isOther ? `: YAML reads ${quote(source)} as ${read}` : ""
      if (value === null) {
        const message = `${subject} has no value${reason}.`
        return { ...rest, code: "no-value", message }
      }
      if (issue.code === "invalid_type" || typeof value === "object") {
        const type = TYPES[issue.code === "invalid_type" ? issue.expected : "string"]
        const message = `${subject} is ${typeOf(value)}, not ${type}${reason}.`
        return { ...rest, code: "wrong-type", message }
      }
      const options = "values" in issue ? issue.values : "options" in issue ? issue.options : []
      const message = `${quote(value)} is not a valid value of ${name}.`
      const meant = didYouMean(String(value), (options as unknown[]).map(String))
      return { ...rest, code: "unknown-choice", message, hint: hint ?? meant }
    }
    case "too_small":
    case "too_big": {
      const isTooSmall = issue.code === "too_small"
      const limit = Number(isTooSmall ? issue.minimum : issue.maximum)
      const bound = `${isTooSmall ? "at least" : "at most"} ${limit}`
      if (issue.origin !== "array")
        return { ...rest, code: "out-of-range", message: `${name} must be ${bound}.` }
      const message = `${name} must have ${bound} ${limit === 1 ? "item" : "items"}.`
      return { ...rest, code: isTooSmall ? "too-few" : "too-many", message }
    }
    // What a rule of `value-rules.ts` has found, which `checkedBy` puts into zod's issue.
    case "custom": {
      const { suggestion, ...found } = issue.params as Finding
      const line =
        suggestion !== undefined && range && lineWithValue(text, range, asText(suggestion))
      const expected = found.expected ?? rest.expected
      return { ...found, path, expected, hint: hint ?? (line || found.hint) }
    }
    default:
      return { ...rest, code: "bad-value", message: `${name} ${issue.message}.` }
  }
}

/** zod's name of a type → its name in messages. */
const TYPES: Partial<Record<string, string>> = {
  string: "text",
  number: "a whole number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
}

function typeOf(value: unknown): string {
  if (typeof value === "string") return "text"
  if (typeof value !== "object") return `the ${typeof value} ${value}`
  return Array.isArray(value) ? "a list" : "a group of fields"
}
