/** Converts zod's issues to findings. It uses their codes, not their messages. */
import type { Document } from "yaml"
import type { z } from "zod"
import type { DataPath, Finding, Range } from "../diagnostics"
import { memberFor, membersOf, schemaAt, shapeOf, valueAt } from "../schemas/introspection"
import { didYouMean, quote } from "../wording"
import { lineWithText } from "../yaml/lines"
import { findRange, valueRange } from "../yaml/positions"
import type { CheckedFile } from "../yaml/yaml-document"
import { expectedAt } from "./expected-field"
import { describeFieldNames } from "./field-names"
import { describeWrongType, otherSpelling } from "./wrong-types"

type Issue = z.core.$ZodIssue

/**
 * @param checked the data and the schema that rejected it
 * @param zodIssues the issues that zod found
 */
export function describeSchemaErrors(checked: CheckedFile, zodIssues: readonly Issue[]): Finding[] {
  const { document, data, schema } = checked
  const issues = zodIssues.flatMap((issue) => expandUnion(checked, issue))
  const isMissing = ({ path }: Issue) => path.length > 0 && valueAt(data, path) === undefined
  const missing = issues.filter(isMissing).map(({ path }) => path)
  const unknown = issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...issue.path, key])
    // Without the field that says the kind, zod does not look at the others.
    if (issue.code !== "invalid_union" || !isMissing(issue)) return []
    const item = issue.path.slice(0, -1)
    const known = membersOf(schemaAt(schema, data, item) ?? schema).map((member) => shapeOf(member))
    const names = Object.keys(valueAt(data, item) ?? {})
    return names
      .filter((name) => !known.some((shape) => shape && Object.hasOwn(shape, name)))
      .map((name) => [...item, name])
  })
  const others = issues.filter((issue) => issue.code !== "unrecognized_keys" && !isMissing(issue))
  return [
    ...describeFieldNames(checked, unknown, missing).map((finding) =>
      finding.path && valueAt(data, finding.path) === undefined
        ? { ...finding, range: startOfParent(document, finding.path) }
        : { ...finding, on: "key" as const },
    ),
    ...withoutRepetitions(
      others.map((issue) => ({ ...describeIssue(checked, issue), path: issue.path })),
    ),
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
  const names = Object.keys((object && shapeOf(object)) ?? {})
  const isKnown = names.some((name) => valueAt(value, [name]) !== undefined)
  // A text with a colon in it is one field.
  const isObject = isKnown || (!Array.isArray(value) && Object.keys(value ?? {}).length > 1)
  const members = membersOf(union)
  const index = object && isObject ? members.indexOf(object) : 0
  const memberIssues = issue.errors[index] ?? []
  return memberIssues.flatMap((inner) =>
    expandUnion(checked, { ...inner, path: [...issue.path, ...inner.path] }),
  )
}

/** Two rules of a field may have the same reason to reject a value. */
function withoutRepetitions(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ path, message }) => {
    // A list of texts in place of groups of fields has one cause.
    const place = /not a group of fields/.test(message) ? path?.slice(0, -1) : path
    const key = JSON.stringify([place, message])
    return !seen.has(key) && seen.add(key)
  })
}

/** A missing field has no position of its own. */
function startOfParent(document: Document.Parsed, path: DataPath): Range {
  const [start] = findRange(document, path.slice(0, -1), "value")
  return [start, start + 1]
}

function describeIssue(checked: CheckedFile, issue: Issue): Finding {
  const { text, document, data } = checked
  const { path } = issue
  const name = quote(path.findLast((step) => typeof step === "string") ?? "The file")
  const value = valueAt(data, path)
  const expected = expectedAt(checked, path)
  switch (issue.code) {
    case "invalid_type":
      return describeWrongType(checked, path, issue.expected)
    case "invalid_value":
    case "invalid_union": {
      if (value === null || typeof value === "object")
        return describeWrongType(checked, path, "string")
      const options = "values" in issue ? issue.values : "options" in issue ? issue.options : []
      const message = `${quote(value)} is not a valid value of ${name}.`
      const hint =
        otherSpelling(checked, path) ??
        didYouMean(String(value), (options as unknown[]).map(String))
      return { code: "unknown-choice", message, expected, hint }
    }
    case "too_small":
    case "too_big":
      return { ...describeSize(issue, name), expected }
    // What a rule of `value-rules.ts` has found, which `checkedBy` puts into zod's issue.
    case "custom": {
      const { suggestion, ...details } = issue.params as Finding
      const range = valueRange(document, path)
      const line =
        suggestion === undefined || !range ? undefined : lineWithText(text, range, suggestion)
      const hint = otherSpelling(checked, path) ?? line ?? details.hint
      return { ...details, expected: details.expected ?? expected, hint }
    }
    default:
      return { code: "bad-value", message: `${name} ${issue.message}.`, expected }
  }
}

function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  name: string,
): Pick<Finding, "code" | "message"> {
  const isTooSmall = issue.code === "too_small"
  const limit = isTooSmall ? issue.minimum : issue.maximum
  if (issue.origin !== "array") {
    const bound = isTooSmall ? "at least" : "at most"
    return { code: "out-of-range", message: `${name} must be ${bound} ${limit}.` }
  }
  const items = Number(limit) === 1 ? "one item" : `${limit} items`
  return isTooSmall
    ? { code: "too-few", message: `${name} needs at least ${items}.` }
    : { code: "too-many", message: `${name} can have at most ${items}.` }
}
