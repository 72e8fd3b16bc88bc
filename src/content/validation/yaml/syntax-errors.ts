/**
 * Explains what the parser cannot read, by trying: a mistake is the first correction for which a reason
 * stands in the line, and with which the same parser gets past the line.
 */
import { type Document, isCollection, isMap, isScalar, type YAMLError } from "yaml"
import { withoutSmartQuotes } from "../../../lib/confusable-characters"
import { ERRORS } from "../../diagnostic-codes"
import type { Finding, Range } from "../../diagnostics"
import { elementOf, fieldsIn } from "../../schemas/introspection"
import { quote } from "../../wording"
import {
  asText,
  columnOf,
  isInBrackets,
  isSameLine,
  type Line,
  lastBefore,
  lineNumber,
  lineRange,
  linesInWords,
  linesNear,
  lineWithValue,
  restOfLine,
  spaces,
  valueOnLine,
  withoutComment,
} from "../lines"
import { nodesIn } from "../positions"
import { findCutText, QUOTE_THE_TEXT } from "./accidental-comments"
import { BULLET, toItem } from "./joined-lines"
import { type CheckedFile, isRecoverable, parseYaml, type Stop } from "./parse"
import { findUnsupportedYaml, UNSUPPORTED } from "./unsupported-yaml"

/** Nobody reads more errors than this. When the first ones are fixed, the next ones are shown. */
const MAX_ERRORS = 20

/** The parser reads a large file for each try, so only the first corrections are tried in it. */
const LARGE = 64 * 1024
const MAX_TRIES = { large: 2, small: 20 }

/** A change of a file, or only a hint. Without a message, it has the sentence of its code. */
type Correction = Omit<Finding, "message"> & {
  message?: string
  range: Range
  /** What replaces the range, if the file is better then. */
  write?: string
  /** What must be right then. Default: the line. */
  proof?: "file" | "schema"
  /** What follows the line to paste. */
  condition?: string
}

/**
 * One mistake often causes many parser errors. So of the errors from which the parser does not
 * recover, only the first is reported.
 */
export function describeSyntaxErrors(file: Omit<CheckedFile, "data">): Finding[] {
  const { text, document } = file
  if (document.errors.length === 0) return []
  const foreign = findForeignLines(text)
  if (foreign) return [foreign]
  const tooDeep = document.errors.filter(({ code }) => code === "RESOURCE_EXHAUSTION")
  const errors = tooDeep.length > 0 ? tooDeep : document.errors
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
  const found = findByCode(stop, code)
  if (found) return toDiagnostic(stop.text, found)
  let tries = stop.text.length > LARGE ? MAX_TRIES.large : MAX_TRIES.small
  for (const correction of correctionsOf(stop)) {
    if (correction.write === undefined || (tries-- > 0 && helps(stop, correction))) {
      return toDiagnostic(stop.text, correction)
    }
  }
  throw new Error("The last correction is a hint.")
}

function toDiagnostic(text: string, { write, condition = "", ...found }: Correction) {
  const message = found.message ?? ERRORS[found.code as keyof typeof ERRORS]
  if (write === undefined) return { ...found, message }
  const [start, end] = found.range
  const same = [...write].findIndex((character, index) => character !== text.charAt(start + index))
  const at = start + (same < 0 ? write.length : same)
  const place =
    text.charAt(start) === " " ? `with ${spaces(columnOf(text, start))} before it: ` : ""
  const hint =
    lineWithValue(text, found.range, write).replace("Write ", `Write ${place}`) + condition
  return { ...found, range: [Math.min(at, end - 1), end] as const, message, hint }
}

/** @returns whether the parser gets past the line with the correction */
function helps({ text, schema, offset }: Stop, { range, write = "", proof }: Correction): boolean {
  const changed = text.slice(0, range[0]) + write + text.slice(range[1])
  const document = parseYaml(changed)
  if (proof) {
    if (document.errors.length > 0 || findUnsupportedYaml(changed, document).length > 0)
      return false
    return proof === "file" || schema.safeParse(document.toJS({ maxAliasCount: -1 })).success
  }
  const added = changed.length - text.length
  const [start] = lineRange(text, Math.min(range[0], offset))
  const [, end] = lineRange(changed, Math.max(range[0] + write.length, offset + added))
  return document.errors.every(({ pos: [at] }) => at < start || at > end)
}

/** What the parser itself says, so that nothing is to be tried. */
function findByCode({ text, offset }: Stop, code: YAMLError["code"]): Correction | undefined {
  const [start, end] = lineRange(text, offset)
  const tab = text.slice(start, end).match(/^ *(?:[-?] *)*(?=\t)/)
  if (tab) {
    const at = start + tab[0].length
    const hint = "Indent with spaces, two for each level."
    return { range: [at, at + 1], code: "tab-indent", hint }
  }
  switch (code) {
    case "BAD_DQ_ESCAPE": {
      const hint = "Double the backslash, or put the text in single quotes."
      return { range: [offset, offset + 2], code: "bad-escape", hint }
    }
    case "MULTIPLE_DOCS": {
      const isStart = text.startsWith("---", offset)
      const marks = isStart ? offset : text.lastIndexOf("\n...", offset) + 1
      return { range: [marks, marks + 3], code: "several-documents", hint: "Delete the line." }
    }
    case "RESOURCE_EXHAUSTION":
      return { ...UNSUPPORTED, range: [offset, offset + 1] }
    case "NON_STRING_KEY": {
      const message = "A field name must be a single word."
      const hint = "Delete the ? or the bracket before it."
      return { range: [offset, offset + 1], code: "yaml-syntax", message, hint }
    }
    default:
      return undefined
  }
}

/** @returns the corrections for which a reason stands near the offset, the most certain one first */
function* correctionsOf(stop: Stop): Generator<Correction> {
  const { text, document, offset, schema } = stop
  const place = linesNear(text, offset)
  const { lines, index, near } = place
  const line = lines[index]
  if (line) {
    yield* replaceBullet(line, schema)
    yield* splitLine(line, schema)
  }
  const value = valueOnLine(text, offset)
  if (SPECIAL.test(value)) {
    const range = [offset, offset + value.length] as const
    yield { range, code: "text-needs-quotes", write: asText(value) }
  }
  const before = lastBefore(text, offset)
  const touching = nodesIn(document).filter(({ range }) => range[0] < offset && range[1] >= before)
  const scalar = touching.findLast(({ range }) => /["']/.test(text.charAt(range[0])))
  if (scalar && isScalar(scalar.node)) yield* closeQuote(text, scalar.range[0], offset)
  const list = touching.findLast(({ node }) => isCollection(node) && node.flow === true)
  if (list) yield* closeBracket(text, list.range, offset)
  if (/[\]}]/.test(text.charAt(offset))) {
    const hint = "Delete it, or correct the bracket that it should close."
    yield { range: [offset, offset + 1], code: "open-bracket", hint }
  }
  yield* findCutText(stop)
  if (line) yield* addQuotes(stop, line)
  for (const each of near) yield* addColon(each, schema)
  for (const each of near) yield* addDash(lines, each, schema)
  for (const each of lines.slice(index, index + 2)) yield* askForDash(lines, each, schema)
  yield* askForColumn(stop, place)
}

function* replaceBullet(line: Line, schema: Schema): Generator<Correction> {
  if (!BULLET.test(line.text) || /^-\s/.test(line.text)) return
  const { source, range } = withoutEnd(line)
  const item = source.replace(BULLET, "")
  const write = startsWithField(item, schema) ? `- ${item}` : toItem(item)
  yield { range, code: "missing-dash", write }
}

/** `startDate: 'Jan 2006' endDate: 'Mar 2007'` has two fields on one line, or is one text. */
function* splitLine({ text, range: [start] }: Line, schema: Schema): Generator<Correction> {
  const outsideQuotes = text.replace(/(["']).*?\1/g, (part) => "_".repeat(part.length))
  const field = /(?<=:\s.*[,;\s])\w+(?=:\s)/.exec(outsideQuotes)
  if (!field || /^(?:- +)*(?:\w+: +)?[[{]/.test(text) || !fieldsIn(schema).has(field[0])) return
  const at = start + field.index
  const message = `${quote(field[0])} is a second field on this line.`
  const hint =
    "Put it on its own line. If it is a part of the text, put the whole text in single quotes."
  yield { range: [at, at + field[0].length], code: "yaml-syntax", message, hint }
}

const CLOSED = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")/

function* closeQuote(text: string, start: number, offset: number): Generator<Correction> {
  const line = restOfLine(text, start)
  const quotes = line.charAt(0)
  const [closed] = CLOSED.exec(line) ?? []
  if (closed === undefined) {
    const inner = line
      .slice(1)
      .trim()
      .replace(/[“”‘’]$/, "")
    // The text may end before such a character, and not at the end of the line.
    yield /[\]}#,]/.test(inner)
      ? {
          range: [start, start + 1],
          code: "open-quote",
          hint: `Close it with ${quotes} at the end of the text.`,
        }
      : { range: [start, start + line.length], code: "open-quote", write: asText(inner) }
    return
  }
  const whole = withoutComment(line, line.lastIndexOf(quotes) + 1)
  const rest = whole.slice(closed.length).trim()
  if (/^(?::|$)/.test(rest) || !isSameLine(text, start, offset)) return
  const range: Range = [start, start + whole.length]
  const write = /^[,;.]$/.test(rest) ? closed : asText(textInQuotes(whole, closed.length))
  yield isInBrackets(text, start)
    ? { range: [offset, offset + 1], code: "open-quote", hint: QUOTE_THE_TEXT }
    : { range, code: "open-quote", write }
}

/**
 * @param whole a text that starts with a quote and goes on after the quote that ends it
 * @param end the offset after the quote that ends it
 * @returns the text that was probably meant: without quotes around it, or with those of its words
 */
function textInQuotes(whole: string, end: number): string {
  const quotes = whole.charAt(0)
  const count = whole.split(quotes).length - 1
  const endsWord = /\S/.test(whole.charAt(end - 2)) && !/[\p{L}\p{N}]/u.test(whole.charAt(end))
  const isClosed = whole.endsWith(quotes)
  const isAround = !endsWord || (isClosed && count % 2 === 1)
  const inner = isAround ? whole.slice(1, isClosed ? -1 : undefined) : whole
  return quotes === "'" ? inner.replace(/\\'|''/g, "'") : inner.replaceAll('\\"', '"')
}

function* closeBracket(text: string, [start, end]: Range, offset: number): Generator<Correction> {
  const rest = restOfLine(text, start)
  const line = withoutComment(rest)
  const range: Range = [start, start + line.length]
  const closing = line.startsWith("[") ? "]" : "}"
  const hash = /\s(?=#.*[\]}])/.exec(rest)
  const [last = ""] = /[\]}]*$/.exec(line) ?? []
  if (!hash && (last.length < 2 || last === closing.repeat(last.length))) {
    const write = line.slice(0, line.length - last.length) + closing
    if (write !== line) yield { range, code: "open-bracket", write }
  }
  if (/[\]}]/.test(text.charAt(end - 1)) && end <= offset) {
    if (!isSameLine(text, start, offset)) return
    const isLink = /^\[[^\]]*\]\s*\(https?:/.test(line)
    const isList =
      isInBrackets(text, start) || (!isLink && /[,\]}]/.test(text.slice(end, range[1])))
    yield isList
      ? { range: [start, start + 1], code: "text-needs-quotes", hint: QUOTE_THE_TEXT }
      : { range, code: "text-needs-quotes", write: asText(line) }
    return
  }
  if (hash) {
    const cut: Range = [start + hash.index + 1, start + rest.length]
    yield { range: cut, code: "text-needs-quotes", hint: QUOTE_THE_TEXT }
  }
  const hint = `Close it with ${closing} on the same line. Text that contains a bracket needs quotes.`
  yield { range: [start, start + 1], code: "open-bracket", hint }
}

/** What has a meaning in YAML at the start of a text. */
const SPECIAL = /^[@`|>*&?%]/

function* addQuotes({ text, offset, schema }: Stop, line: Line): Generator<Correction> {
  const [, dashes = "", name, space = ""] = /^((?:- +)*)(?:([^\s:]+):( +))?/.exec(line.text) ?? []
  const afterDashes = line.range[0] + dashes.length
  const afterName = afterDashes + (name === undefined ? 0 : name.length + 1 + space.length)
  const isField = fieldsIn(schema).has(name ?? "")
  // 'title: a: b' has a text after the name of a field, but all of 'I build: a: b' is a text.
  for (const start of new Set([...(isField ? [] : [afterDashes]), offset, afterName])) {
    const value = valueOnLine(text, start)
    const range: Range = [start, start + value.length]
    const colons = value.match(/:(?=\s|$)/g)?.length ?? 0
    if (value.startsWith("-") && start > line.range[0] && name !== undefined) {
      const message =
        "A list cannot start on the line of its field: each item has a line of its own."
      const isOpenEnd = name === "endDate" && value === "-"
      const condition = isOpenEnd ? " if it has not ended." : " if the dash is part of the text."
      const write = isOpenEnd ? "''" : asText(value)
      yield { range, code: "yaml-syntax", message, write, condition }
    } else if (
      SPECIAL.test(value) ||
      (!/^(?:-\s|[[{])/.test(value) && colons > (start === afterName && name ? 0 : 1))
    ) {
      const write = asText(withoutSmartQuotes(value) ?? value)
      yield { range, code: "text-needs-quotes", write }
    }
  }
}

function* addColon(line: Line, schema: Schema): Generator<Correction> {
  const { source, range } = withoutEnd(line)
  const parts = /^((?:- +)*)(\w+)(:(?=\S)|\s*[=;：]\s*|\s+|$)(.*)$/.exec(source)
  const [, dashes = "", name = "", separator, value = ""] = parts ?? []
  if (!fieldsIn(schema).has(name)) return
  const message =
    separator === ":"
      ? `There is no space after the colon of ${quote(name)}.`
      : `The field ${quote(name)} has no colon.`
  const write = `${dashes}${name}: ${value}`.trimEnd()
  yield { range, code: "yaml-syntax", message, write, proof: "file" }
}

/** Adds a dash in place of the two spaces before the line, or before the line. */
function* addDash(lines: readonly Line[], line: Line, schema: Schema): Generator<Correction> {
  // A text without a colon may also continue the text above it, if that has no quotes or brackets.
  const above = lines[lines.indexOf(line) - 1]?.text ?? ""
  const isCertain = /:(\s|$)/.test(line.text) || /["'\]}:]$/.test(above)
  if (!isInList(lines, line, schema) || !isCertain || /^-(\s|$)/.test(line.text)) return
  const { source, range } = withoutEnd(line)
  const write = startsWithField(source, schema) ? `- ${source}` : toItem(source)
  const [start, end] = range
  const code = "missing-dash"
  if (line.indent > 1) yield { range: [start - 2, end], code, write, proof: "schema" }
  yield { range, code, write, proof: "schema" }
}

/** A line without the name of a field, in a list, is an item, or a part of the text above it. */
function* askForDash(lines: readonly Line[], line: Line, schema: Schema): Generator<Correction> {
  const isText = /\s/.test(line.text) && !/^-\s|:(\s|$)/.test(line.text)
  if (!isText || !isInList(lines, line, schema)) return
  const hint =
    "If it is a new item, put a dash and a space before it. If it continues the text above, put it on the line above."
  yield { range: line.range, code: "missing-dash", hint }
}

/** Asks in which of the two closest columns a line was to start. */
function* askForColumn(
  { offset }: Stop,
  { lines, index, near }: ReturnType<typeof linesNear>,
): Generator<Correction> {
  const first = lines[index]
  if (first && !STRUCTURE.test(first.text)) {
    const message = "This line has no field name. A field is a name, a colon, a space and a value."
    const hint =
      "If the line continues the text above, indent it further than the field of that text."
    yield { range: first.range, code: "yaml-syntax", message, hint }
  }
  const isMisplaced = (line: Line) =>
    STRUCTURE.test(line.text) && !columnsFor(lines, line).includes(line.indent)
  const line = near.find(isMisplaced) ?? first
  const columns = line ? columnsFor(lines, line).filter((column) => column !== line.indent) : []
  const choices = columns.slice(0, 2).map((column) => `in column ${column + 1}`)
  const hint = `Should it start ${choices.join(", or ") || "in the column of the line above, or two columns further"}?`
  yield { range: line?.range ?? [offset, offset + 1], code: "indentation", hint }
}

/** @returns the columns of what such a line may be, an item or a field, the closest one first */
function columnsFor(lines: readonly Line[], { text, range, indent }: Line): number[] {
  const isItem = /^-(\s|$)/.test(text)
  const above = lines.filter((line) => line.range[0] < range[0])
  const columns = above.flatMap((line) => {
    const [, dashes = "", name] = /^((?:- +)*)(\w+:)?/.exec(line.text) ?? []
    const column = line.indent + dashes.length
    const isEmpty = line === above.at(-1) && /^(?:- +)*\w+:(?:\s+#.*)?$/.test(line.text)
    const inside = isEmpty ? [column + 2] : []
    if (isItem) return dashes ? [line.indent, ...inside] : inside
    return name ? [column, ...inside] : []
  })
  const distance = (column: number) => Math.abs(column - indent)
  return [...new Set(columns.length > 0 ? columns : [0])].sort((a, b) => distance(a) - distance(b))
}

const STRUCTURE = /^-(\s|$)|:(\s|$)/

type Schema = Stop["schema"]

/** @returns a line up to its comment */
function withoutEnd({ text, range: [start] }: Line): { source: string; range: Range } {
  const source = withoutComment(text)
  return { source, range: [start, start + source.length] }
}

function startsWithField(text: string, schema: Schema): boolean {
  return fieldsIn(schema).has(/^(\w+):(?:\s|$)/.exec(text)?.[1] ?? "")
}

/** @returns whether the closest field above the line is a list */
function isInList(lines: readonly Line[], of: Line, schema: Schema): boolean {
  let indent = of.indent + 1
  for (const line of lines.slice(0, lines.indexOf(of)).reverse()) {
    if (line.indent >= indent) continue
    const [, dashes = "", name = ""] = /^((?:- +)*)(\w+): *(?:#.*)?$/.exec(line.text) ?? []
    if (
      fieldsIn(schema)
        .get(name)
        ?.some((field) => elementOf(field))
    )
      return true
    indent = Math.min(indent, line.indent + dashes.length + 1)
  }
  return false
}

/** Lines of a chat around a file, and of Git in a file of which two versions have different changes. */
const FOREIGN = /^(?: {0,3}(`{3,}|~{3,}).*|<{7} .*|={7}|>{7} .*)$/gm

function findForeignLines(text: string): Finding | undefined {
  const found = [...text.matchAll(FOREIGN)]
  const [first] = found
  if (!first) return undefined
  const [message, others] = first[1]
    ? [
        "This line is a mark of Markdown, which stands around code in a chat.",
        "what is no part of the file",
      ]
    : ["This line is a mark of a merge conflict in Git.", "one of the two versions between them"]
  const offsets = found.map(({ index }) => index)
  const hint = `Delete ${linesInWords(text, offsets)}, and ${others}.`
  const range = [first.index, first.index + first[0].trimEnd().length] as const
  return { range, code: "yaml-syntax", message, hint, causes: [0, text.length] }
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
  return nodesIn(document).flatMap(({ node, range: causes }): Finding[] => {
    if (!isMap(node)) return []
    const keys = node.items.flatMap(({ key }) => {
      return isScalar(key) && key.range ? [{ name: quote(key.value), range: key.range }] : []
    })
    const repeated = keys.filter(({ range }) => offsets.has(range[0]))
    const [first] = repeated
    if (!first) return []
    const { name } = first
    const range = [first.range[0], first.range[1]] as const
    const earlier = keys.findIndex((key) => key.name === name)
    const isItem = !node.flow && text.slice(0, causes[0]).trimEnd().endsWith("-")
    if (isItem && (earlier === 0 || repeated.length > 1)) {
      const message = `A new item of the list starts here without a dash, because ${name} appears a second time.`
      const hint = `Write with ${spaces(columnOf(text, range[0]) - 2)} before it: - ${withoutComment(restOfLine(text, range[0]))}`
      return [{ range, code: "missing-dash", message, hint, causes }]
    }
    const message = `The field ${name} appears a second time.`
    const hint = `Keep this one or the one in line ${lineNumber(text, keys[earlier]?.range[0] ?? 0)}.`
    return [{ range, code: "duplicate-key", message, hint, causes }]
  })
}
