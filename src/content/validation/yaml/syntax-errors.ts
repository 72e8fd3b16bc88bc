/** Converts the YAML parser's errors to diagnostics. It uses their codes, not their messages. */
import { type Document, isScalar, type YAMLError } from "yaml"
import { quote } from "../../wording"
import { firstOnLine, lineRange } from "../lines"
import type { RangeDiagnostic } from "../positions"
import { describeIndentation, describeTab, describeUnexpectedLine } from "./indentation"
import {
  describeOpenBracket,
  describeOpenQuote,
  findNode,
  needsQuotes,
} from "./quotes-and-brackets"

/** After these errors, the parser still reads the rest of the file correctly. */
const RECOVERABLE = new Set(["DUPLICATE_KEY", "BAD_DQ_ESCAPE", "BAD_SCALAR_START"])

/** Nobody reads more errors than this. When the first ones are fixed, the next ones are shown. */
const MAX_ERRORS = 20

/**
 * One mistake often causes many parser errors. So of the errors from which the parser does not
 * recover, only the first is reported.
 */
export function describeSyntaxErrors(text: string, document: Document.Parsed): RangeDiagnostic[] {
  const sorted = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  const fatal = sorted.findIndex(({ code }) => !RECOVERABLE.has(code))
  const reported = fatal < 0 ? sorted : sorted.slice(0, fatal + 1)
  return reported.slice(0, MAX_ERRORS).map((error) => describeError(text, document, error))
}

/** @returns whether the parser has read the whole file correctly */
export function isComplete(document: Document.Parsed): boolean {
  return document.errors.every(({ code }) => RECOVERABLE.has(code))
}

function describeError(
  text: string,
  document: Document.Parsed,
  { code, pos }: YAMLError,
): RangeDiagnostic {
  const offset = Math.min(pos[0], text.length)
  const tab = describeTab(text, offset)
  if (tab !== undefined) return tab
  switch (code) {
    case "DUPLICATE_KEY":
      return describeDuplicateKey(document, offset)
    case "BAD_DQ_ESCAPE":
      return {
        range: [offset, offset + 2],
        code: "bad-escape",
        message: `${quote(text.slice(offset, offset + 2))} is not a valid escape sequence in double quotes.`,
        hint: "Double the backslash, or put the text in single quotes.",
      }
    case "BAD_SCALAR_START":
    case "BAD_ALIAS":
      return needsQuotes(
        text,
        offset,
        `Text without quotes cannot start with ${quote(text.charAt(offset))}.`,
      )
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
      return describeIndentation(text, firstOnLine(text, lineRange(text, offset)[1] + 1))
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

function describeDuplicateKey(document: Document.Parsed, offset: number): RangeDiagnostic {
  const key = findNode(document, (node, [start]) => isScalar(node) && start === offset)
  const name = isScalar(key) ? String(key.value) : ""
  return {
    range: key?.range ? [key.range[0], key.range[1]] : [offset, offset + 1],
    code: "duplicate-key",
    message: `The field ${quote(name)} appears a second time.`,
    hint: "Keep one of the two, or start a new list item with a dash.",
  }
}
