/** Converts the YAML parser's errors to diagnostics. It uses their codes, not their messages. */
import { type Document, isScalar, isSeq, type Scalar, visit, type YAMLError } from "yaml"
import type { z } from "zod"
import { allOf, quote } from "../../wording"
import { firstOnLine, lineNumber, lineRange, spaces, withoutComment } from "../lines"
import type { RangeDiagnostic } from "../positions"
import { describeCutText } from "./accidental-comments"
import { describeIndentation, describeTab, describeUnexpectedLine } from "./indentation"
import { BULLET } from "./joined-lines"
import { describeByRepair } from "./line-repairs"
import { isRecoverable } from "./parse"
import { describeOpenBracket, describeOpenQuote, needsQuotes } from "./quotes-and-brackets"

/** Nobody reads more errors than this. When the first ones are fixed, the next ones are shown. */
const MAX_ERRORS = 20

/**
 * One mistake often causes many parser errors. So of the errors from which the parser does not
 * recover, only the first is reported.
 */
export function describeSyntaxErrors(
  text: string,
  document: Document.Parsed,
  schema: z.ZodType,
): RangeDiagnostic[] {
  const sorted = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  const fatal = sorted.findIndex((error) => !isRecoverable(error))
  const reported = fatal < 0 ? sorted : sorted.slice(0, fatal + 1)
  const others = reported.filter(({ code }) => code !== "DUPLICATE_KEY")
  return [
    ...describeDuplicateKeys(text, document, reported),
    ...others.map((error) => describeError(text, document, error, schema)),
  ].slice(0, MAX_ERRORS)
}

function describeError(
  text: string,
  document: Document.Parsed,
  { code, pos }: YAMLError,
  schema: z.ZodType,
): RangeDiagnostic {
  const offset = Math.min(pos[0], text.length)
  const tab = describeTab(text, offset)
  if (tab !== undefined) return tab
  switch (code) {
    case "BAD_DQ_ESCAPE":
      return {
        range: [offset, offset + 2],
        code: "bad-escape",
        message: `${quote(text.slice(offset, offset + 2))} is not a valid escape sequence in double quotes.`,
        hint: "Double the backslash, or put the text in single quotes.",
      }
    case "BAD_SCALAR_START":
    case "BAD_ALIAS": {
      const isBullet = firstOnLine(text, offset) === offset && BULLET.test(text.slice(offset))
      const message = `Text without quotes cannot start with ${quote(text.charAt(offset))}.`
      return (
        (isBullet ? describeByRepair(text, offset, schema) : undefined) ??
        needsQuotes(text, offset, message)
      )
    }
    case "MULTIPLE_DOCS":
      return {
        range: [offset, offset + 3],
        code: "several-documents",
        message: "Three dashes start a second YAML document, but a content file has only one.",
        hint: "Delete the line.",
      }
    case "RESOURCE_EXHAUSTION":
      return {
        range: [offset, offset + 1],
        code: "nested-too-deeply",
        message: "Fields and lists are nested too deeply here.",
      }
    case "BLOCK_AS_IMPLICIT_KEY":
      if (/^[^\s-].*:(\s|$)/.test(text.slice(offset, lineRange(text, offset)[1]))) {
        const start = startOfText(text, offset)
        return needsQuotes(
          text,
          start,
          "Text without quotes cannot contain a colon followed by a space.",
        )
      }
      return (
        describeByRepair(text, offset, schema) ??
        describeIndentation(text, firstOnLine(text, lineRange(text, offset)[1] + 1))
      )
    case "NON_STRING_KEY":
      return {
        range: [offset, offset + 1],
        code: "yaml-syntax",
        message: "A field name must be a single word.",
        hint: "Delete the ? or the bracket before it.",
      }
    default:
      return (
        describeOpenQuote(text, document, offset) ??
        describeOpenBracket(text, document, offset) ??
        describeCutText(text, document, offset) ??
        describeByRepair(text, offset, schema) ??
        describeUnexpectedLine(text, offset)
      )
  }
}

/** Field names are single words, so 'I build: a: b' is a text that starts at its first letter. */
function startOfText(text: string, offset: number): number {
  const first = firstOnLine(text, offset)
  const dash = text.slice(first, offset).match(/^(?:- +)+/)?.[0].length ?? 0
  return /^\S+:\s+$/.test(text.slice(first + dash, offset)) ? offset : first + dash
}

/** Describes the fields that appear twice in one place: often those of an item without its dash. */
function describeDuplicateKeys(
  text: string,
  document: Document.Parsed,
  errors: readonly YAMLError[],
): RangeDiagnostic[] {
  const offsets = new Set(
    errors.flatMap(({ code, pos }) => (code === "DUPLICATE_KEY" ? [pos[0]] : [])),
  )
  const found: RangeDiagnostic[] = []
  if (offsets.size === 0) return found
  visit(document, {
    Map: (_key, map, ancestors) => {
      const keys = map.items.flatMap(({ key }) => (isScalar(key) && key.range ? [key] : []))
      const repeated = keys.filter(({ range }) => offsets.has(range?.[0] ?? -1))
      const isItem = isSeq(ancestors.at(-1)) && map.flow !== true
      if (repeated.length > 0) {
        const causes = map.range ? ([map.range[0], map.range[1]] as const) : undefined
        found.push({ ...describeRepeated(text, keys, repeated, isItem), ...(causes && { causes }) })
      }
    },
  })
  return found
}

function describeRepeated(
  text: string,
  keys: readonly Scalar[],
  repeated: readonly Scalar[],
  isItem: boolean,
): RangeDiagnostic {
  const [first] = repeated
  const [start = 0, end = 0] = first?.range ?? []
  const names = repeated.map(({ value }) => quote(value))
  const earlier = keys.find(({ value }) => value === first?.value)
  const isNewItem = isItem && (repeated.length > 1 || earlier === keys[0])
  if (!isNewItem) {
    return {
      range: [start, end],
      code: "duplicate-key",
      message: `The field ${names[0]} appears a second time.`,
      hint: `Keep this one or the one in line ${lineNumber(text, earlier?.range?.[0] ?? 0)}.`,
    }
  }
  const [lineStart, lineEnd] = lineRange(text, start)
  const appear = names.length > 1 ? "appear" : "appears"
  return {
    range: [start, end],
    code: "missing-dash",
    message: `A new item of the list starts here without a dash, because ${allOf(names)} ${appear} a second time.`,
    hint: `Write with ${spaces(start - lineStart - 2)} before it: - ${withoutComment(text.slice(start, lineEnd))}`,
  }
}
