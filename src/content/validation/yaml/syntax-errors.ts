/** Converts the YAML parser's errors to diagnostics. It uses their codes, not their messages. */

import { type Document, isScalar, isSeq, type Scalar, visit, type YAMLError } from "yaml"
import type { Finding } from "../../diagnostics"
import { fieldsIn } from "../../schemas/introspection"
import { allOf, quote } from "../../wording"
import {
  columnOf,
  firstOnLine,
  lineNumber,
  linesInWords,
  restOfLine,
  spaces,
  withoutComment,
} from "../lines"
import { rangeOf } from "../positions"
import { describeCutText } from "./accidental-comments"
import { describeTab, describeUnexpectedLine } from "./indentation"
import { describeBullet, describeByRepair } from "./line-repairs"
import { type CheckedFile, isRecoverable, type Stop } from "./parse"
import {
  describeCharacter,
  describeOpenBracket,
  describeOpenQuote,
  needsQuotes,
} from "./quotes-and-brackets"
import { UNSUPPORTED } from "./unsupported-yaml"

/** Nobody reads more errors than this. When the first ones are fixed, the next ones are shown. */
const MAX_ERRORS = 20

/**
 * One mistake often causes many parser errors. So of the errors from which the parser does not
 * recover, only the first is reported.
 */
export function describeSyntaxErrors(file: Omit<CheckedFile, "data">): Finding[] {
  const { text, document } = file
  const tooDeep = document.errors.filter(({ code }) => code === "RESOURCE_EXHAUSTION")
  const errors = tooDeep.length > 0 ? tooDeep : document.errors
  const fence = errors.length > 0 ? describeFence(text) : undefined
  if (fence) return [fence]
  const sorted = errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  const fatal = sorted.findIndex((error) => !isRecoverable(error))
  const reported = fatal < 0 ? sorted : sorted.slice(0, fatal + 1)
  const others = reported.filter(({ code }) => code !== "DUPLICATE_KEY").slice(0, MAX_ERRORS)
  return [
    ...describeDuplicateKeys(text, document, reported),
    ...others.map(({ code, pos: [start] }) =>
      describeError({ ...file, offset: Math.min(start, text.length) }, code),
    ),
  ].slice(0, MAX_ERRORS)
}

function describeError(stop: Stop, code: YAMLError["code"]): Finding {
  const { text, offset } = stop
  const known = describeTab(stop) ?? describeConflict(text)
  if (known) return known
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
      const isFirst = firstOnLine(text, offset) === offset
      const bullet = isFirst ? describeBullet(stop) : undefined
      return bullet ?? needsQuotes(text, offset)
    }
    case "MULTIPLE_DOCS": {
      const isStart = text.startsWith("---", offset)
      const marks = isStart ? offset : text.lastIndexOf("\n...", offset) + 1
      const message = isStart
        ? "Three dashes start a second YAML document, but a content file has only one."
        : "Three dots end the YAML document, but more text follows."
      const range = [marks, marks + 3] as const
      return { range, code: "several-documents", message, hint: "Delete the line." }
    }
    case "RESOURCE_EXHAUSTION":
      return { ...UNSUPPORTED, range: [offset, offset + 1] }
    case "BLOCK_AS_IMPLICIT_KEY": {
      if (!/^[^\s-].*:(\s|$)/.test(restOfLine(text, offset))) {
        return describeLine(stop)
      }
      const start = startOfText(stop)
      const message = "Text without quotes cannot contain a colon followed by a space."
      return describeSecondField({ ...stop, offset: start }) ?? needsQuotes(text, start, message)
    }
    case "NON_STRING_KEY":
      return {
        range: [offset, offset + 1],
        code: "yaml-syntax",
        message: "A field name must be a single word.",
        hint: "Delete the ? or the bracket before it.",
      }
    default:
      return (
        describeOpenQuote(stop) ??
        describeOpenBracket(stop) ??
        describeCutText(stop) ??
        describeCharacter(stop) ??
        describeLine(stop)
      )
  }
}

/** Describes a mistake that is none of a character: in the start of the line, or in its indentation. */
function describeLine(stop: Stop): Finding {
  return describeBullet(stop) ?? describeByRepair(stop) ?? describeUnexpectedLine(stop)
}

/** Describes the lines around a file, or within it, that a chat writes around code. */
function describeFence(text: string): Finding | undefined {
  const fences = [...text.matchAll(/^ {0,3}(?:`{3,}|~{3,}).*$/gm)].map(({ 0: line, index }) => ({
    start: index + line.search(/\S/),
    end: index + line.trimEnd().length,
  }))
  const [first, last] = [fences[0], fences.at(-1)]
  if (!first || !last) return undefined
  const starts = fences.map(({ start }) => start)
  const isText = (part: string) => /^\s*[^\s#]/m.test(part)
  const isInside =
    first !== last && (isText(text.slice(0, first.start)) || isText(text.slice(last.end)))
  return {
    range: [first.start, first.end],
    code: "yaml-syntax",
    message: "This line is a mark of Markdown, which stands around code in a chat.",
    hint: `Delete ${linesInWords(text, starts)}${isInside ? ", and what is no part of the file" : ""}.`,
    causes: [0, text.length],
  }
}

/** The lines that Git writes into a file when two versions of it have different changes. */
const CONFLICT = /^(?:<{7} .*|={7}|>{7} .*)$/m

function describeConflict(text: string): Finding | undefined {
  const match = CONFLICT.exec(text)
  if (!match) return undefined
  const message = "This line is a mark of a merge conflict in Git."
  const hint =
    "Keep one of the two versions between <<<<<<< and >>>>>>>, and delete the lines with the marks."
  return { range: [match.index, match.index + match[0].length], code: "yaml-syntax", message, hint }
}

/** Describes `startDate: 'Jan 2006' endDate: 'Mar 2007'`: two fields on one line, or one text. */
function describeSecondField({ text, offset, schema }: Stop): Finding | undefined {
  const line = restOfLine(text, offset)
  const outsideQuotes = line.replace(/(["']).*?\1/g, (part) => "_".repeat(part.length))
  const field = /(?<=[,;\s])\w+(?=:\s)/.exec(outsideQuotes)
  if (!field || !fieldsIn(schema).has(field[0])) return undefined
  const at = offset + field.index
  const message = `${quote(field[0])} is a second field on this line.`
  const hint =
    "Put it on its own line. If it is a part of the text, put the whole text in single quotes."
  return { range: [at, at + field[0].length], code: "yaml-syntax", message, hint }
}

/** 'title: a: b' has a text after the name of a field, but all of 'I build: a: b' is a text. */
function startOfText({ text, offset, schema }: Stop): number {
  const first = firstOnLine(text, offset)
  const dash = text.slice(first, offset).match(/^(?:- +)+/)?.[0].length ?? 0
  const name = /^(\S+):\s+$/.exec(text.slice(first + dash, offset))?.[1] ?? ""
  return fieldsIn(schema).has(name) ? offset : first + dash
}

/** Describes the fields that appear twice in one place: often those of an item without its dash. */
function describeDuplicateKeys(
  text: string,
  document: Document.Parsed,
  errors: readonly YAMLError[],
): Finding[] {
  const offsets = new Set(
    errors.flatMap(({ code, pos }) => (code === "DUPLICATE_KEY" ? [pos[0]] : [])),
  )
  const found: Finding[] = []
  if (offsets.size === 0) return found
  visit(document, {
    Map: (_key, map, ancestors) => {
      const keys = map.items.flatMap(({ key }) => (isScalar(key) && key.range ? [key] : []))
      const repeated = keys.filter(({ range }) => offsets.has(range?.[0] ?? -1))
      const isItem = isSeq(ancestors.at(-1)) && map.flow !== true
      if (repeated.length > 0) {
        found.push({ ...describeRepeated(text, keys, repeated, isItem), causes: rangeOf(map) })
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
): Finding {
  const [first] = repeated
  const [start = 0, end = 0] = first?.range ?? []
  const names = repeated.map(({ value }) => quote(value))
  const earlier = keys.find(({ value }) => value === first?.value)
  const isNewItem = isItem && (repeated.length > 1 || earlier === keys[0])
  if (!isNewItem) {
    const message = `The field ${names[0]} appears a second time.`
    const hint = `Keep this one or the one in line ${lineNumber(text, earlier?.range?.[0] ?? 0)}.`
    return { range: [start, end], code: "duplicate-key", message, hint }
  }
  const appear = names.length > 1 ? "appear" : "appears"
  const message = `A new item of the list starts here without a dash, because ${allOf(names)} ${appear} a second time.`
  const hint = `Write with ${spaces(columnOf(text, start) - 2)} before it: - ${withoutComment(restOfLine(text, start))}`
  return { range: [start, end], code: "missing-dash", message, hint }
}
