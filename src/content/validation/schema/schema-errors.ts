/** Converts zod's issues to diagnostics. It uses their codes, not their messages. */
import type { Document } from "yaml"
import type { z } from "zod"
import type { DataPath, DiagnosticDetails } from "../../diagnostics"
import { memberFor, membersOf, schemaAt, shapeOf, valueAt } from "../../schemas/introspection"
import type { ValueDiagnostic } from "../../schemas/value-rules"
import { anyOf, didYouMean, quote } from "../../wording"
import { lineWithText } from "../lines"
import { findRange, type Range, type RangeDiagnostic, startOf } from "../positions"
import { describeFieldNames } from "./field-names"
import { describeWrongType } from "./wrong-types"

export type CheckedData = {
  schema: z.ZodType
  document: Document.Parsed
  text: string
  data: unknown
}

type Issue = z.core.$ZodIssue

/**
 * @param checked the data and the schema that rejected it
 * @param zodIssues the issues that zod found
 */
export function describeSchemaErrors(
  checked: CheckedData,
  zodIssues: readonly Issue[],
): RangeDiagnostic[] {
  const { document, data, schema } = checked
  const issues = zodIssues.flatMap((issue) => expandUnion(checked, issue))
  const isMissing = ({ path }: Issue) => path.length > 0 && valueAt(data, path) === undefined
  const missing = issues.filter(isMissing).map(({ path }) => path)
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
  )
  const others = issues.filter((issue) => issue.code !== "unrecognized_keys" && !isMissing(issue))
  return [
    ...describeFieldNames({ schema, data, unknown, missing }).map((diagnostic) => ({
      ...diagnostic,
      range:
        valueAt(data, diagnostic.path) === undefined
          ? startOfParent(document, diagnostic.path)
          : findRange(document, diagnostic.path, "key"),
    })),
    ...others.map((issue) => ({
      ...describeIssue(checked, issue),
      path: issue.path,
      range: findRange(document, issue.path, "value"),
    })),
  ]
}

/**
 * zod reports the issues of all members of a union.
 * @returns only those of the member that the value resembles: the text or one of the objects
 */
function expandUnion(checked: CheckedData, issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length < 2) return [issue]
  const union = schemaAt(checked.schema, checked.data, issue.path)
  if (!union) return [issue]
  const value = valueAt(checked.data, issue.path)
  const object = memberFor(union, value)
  const names = Object.keys((object && shapeOf(object)) ?? {})
  const isObject = names.some((name) => valueAt(value, [name]) !== undefined)
  const members = membersOf(union)
  const index = object && isObject ? members.indexOf(object) : 0
  const memberIssues = issue.errors[index] ?? []
  return memberIssues.flatMap((inner) =>
    expandUnion(checked, { ...inner, path: [...issue.path, ...inner.path] }),
  )
}

/** A missing field has no position of its own. */
function startOfParent(document: Document.Parsed, path: DataPath): Range {
  const [start] = findRange(document, path.slice(0, -1), "value")
  return [start, start + 1]
}

function describeIssue(checked: CheckedData, issue: Issue): DiagnosticDetails {
  const { text, document, data, schema } = checked
  const { path } = issue
  const name = quote(path.findLast((step) => typeof step === "string") ?? "The file")
  const value = valueAt(data, path)
  switch (issue.code) {
    case "invalid_type":
      return describeWrongType({ ...checked, path, expected: issue.expected, value })
    case "invalid_value":
      return value === null || typeof value === "object"
        ? describeWrongType({ ...checked, path, expected: "string", value })
        : describeUnknownChoice(name, value, issue.values)
    case "invalid_union": {
      const options = "options" in issue ? (issue.options as unknown[]) : []
      return describeUnknownChoice(name, value, options)
    }
    case "too_small":
    case "too_big":
      return describeSize(name, issue)
    case "custom": {
      const { suggestion, ...details } = issue.params as ValueDiagnostic
      const start = startOf(document, path)
      return suggestion === undefined || start === undefined
        ? details
        : { ...details, hint: lineWithText(text, start, suggestion) }
    }
    default: {
      const field = schemaAt(schema, data, path) as z.ZodType | undefined
      return {
        code: "bad-value",
        message: `${name} ${issue.message}.`,
        expected: field?.meta()?.description,
      }
    }
  }
}

function describeUnknownChoice(
  name: string,
  value: unknown,
  options: readonly unknown[],
): DiagnosticDetails {
  return {
    code: "unknown-choice",
    message: `${quote(value)} is not a valid value of ${name}.`,
    expected: anyOf(options),
    hint: didYouMean(String(value), options.map(String)),
  }
}

function describeSize(
  name: string,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): DiagnosticDetails {
  const isTooSmall = issue.code === "too_small"
  const limit = isTooSmall ? issue.minimum : issue.maximum
  if (issue.origin === "array") {
    const items = Number(limit) === 1 ? "one item" : `${limit} items`
    return isTooSmall
      ? { code: "too-few", message: `${name} needs at least ${items}.` }
      : { code: "too-many", message: `${name} can have at most ${items}.` }
  }
  const bound = isTooSmall ? "at least" : "at most"
  return { code: "out-of-range", message: `${name} must be ${bound} ${limit}.` }
}
