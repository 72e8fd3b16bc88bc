/**
 * Explains what the parser cannot read, by trying: a mistake is the first correction for which a reason
 * stands in the line, and with which the same parser gets past the line.
 */
import { isCollection, isMap, isScalar, type YAMLError } from "yaml"
import { ERRORS } from "../diagnostic-codes"
import type { Finding, Fix, Range } from "../diagnostics"
import { elementOf, fieldsIn } from "../schemas/introspection"
import { quote } from "../wording"
import {
  asText,
  columnOf,
  commentedItem,
  inColumn,
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
} from "./lines"
import { BULLET, findCutText, QUOTE_THE_TEXT, toItem } from "./misread-texts"
import { nodesIn } from "./positions"
import { findUnsupportedYaml, UNSUPPORTED } from "./unsupported-yaml"
import { type CheckedFile, isRecoverable, parseYaml, type Stop } from "./yaml-document"

/** Nobody reads more errors than this. When the first ones are fixed, the next ones are shown. */
const MAX_ERRORS = 20

/** Each try reads the whole file, so a file above 64 kB has fewer. */
const maxTries = ({ text }: Stop) => (text.length > 64 * 1024 ? 2 : 20)

/** What may be wrong. Without a message, it has the sentence of its code. */
type Correction = Pick<Finding, "hint" | "causes" | "fixes"> & {
  range: Range
  code: keyof typeof ERRORS
  message?: string
  /** What replaces the range, if that helps. The hint is then the line to paste, and this hint after it. */
  write?: string
  /** What must be valid then. Default: the line. */
  proof?: "file" | "data"
}

type Schema = Stop["schema"]

/**
 * One mistake often causes many parser errors. So of the errors from which the parser does not
 * recover, only the first is reported, and only one of the fields that an item has twice.
 */
export function describeSyntaxErrors(file: Omit<CheckedFile, "data">): Finding[] {
  const { text, document } = file
  const found = document.errors.length > 0 ? findForeignLines(text) : []
  if (found.length > 0) return found
  const tooDeep = document.errors.filter(({ code }) => code === "RESOURCE_EXHAUSTION")
  const errors = tooDeep.length > 0 ? tooDeep : document.errors
  const sorted = errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  const fatal = sorted.findIndex((error) => !isRecoverable(error))
  for (const { code, pos } of fatal < 0 ? sorted : sorted.slice(0, fatal + 1)) {
    const offset = Math.min(pos[0], text.length)
    const isSame = ({ causes }: Finding) =>
      code === "DUPLICATE_KEY" && causes && causes[0] <= offset && offset < causes[1]
    if (found.length < MAX_ERRORS && !found.some(isSame)) {
      found.push(...describeError({ ...file, offset }, code))
    }
  }
  return found
}

function describeError(stop: Stop, code: YAMLError["code"]): Finding[] {
  let tries = maxTries(stop)
  for (const correction of correctionsOf(stop, code)) {
    const isRight = correction.write === undefined || (tries-- > 0 && helps(stop, correction))
    if (isRight) return [toFinding(stop.text, correction)]
  }
  return []
}

/** @returns the correction as a finding that marks the first character that changes */
function toFinding(text: string, { write, ...found }: Correction): Finding {
  const message = found.message ?? ERRORS[found.code]
  if (write === undefined) return { ...found, message }
  const [start, end] = found.range
  const source = text.slice(start, end)
  const changed = source.split("").findIndex((character, index) => character !== write[index])
  const first = changed < 0 ? source.length - 1 : Math.max(changed, source.search(/\S/))
  const [from, to] = [source.search(/\S/), write.search(/\S/)]
  const place = from === to ? "" : `with ${spaces(columnOf(text, start) + to)} before it: `
  const line = lineWithValue(text, found.range, write.trim()).replace("Write ", `Write ${place}`)
  const fix: Fix = { range: found.range, write, hint: line + (found.hint ?? "") }
  const hint = EXPECTED[found.code]
  return { ...found, range: [start + first, end], message, hint, fixes: [fix] }
}

/** What to do if the line to write is not certain. */
const EXPECTED: Partial<Record<keyof typeof ERRORS, string>> = {
  "missing-dash": "Begin each item of a list with a dash and a space.",
  "open-bracket": "Close it on the same line. Text that contains a bracket needs quotes.",
  "open-quote": "Close it with the same quote at the end of the text.",
  "text-needs-quotes": QUOTE_THE_TEXT,
}

/** @returns whether the parser gets past the line with the correction */
function helps({ text, schema, offset }: Stop, correction: Omit<Correction, "code">): boolean {
  const { range, write = "", proof } = correction
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
  return document.errors.every(({ pos }) => pos[0] < start || pos[0] > end)
}

/** @returns the corrections for which a reason stands near the offset, the most certain one first */
function* correctionsOf(stop: Stop, error: YAMLError["code"]): Generator<Correction> {
  const { text, document, offset, schema } = stop
  const { lines, index, near } = linesNear(text, offset)
  const line = lines[index]
  const range: Range = [offset, offset + 1]
  // YAML may stop at the line above the tab, or take the tab as a part of a text and stop below it.
  const upToNext = text.slice(0, lineRange(text, lineRange(text, offset)[1] + 2)[1])
  const tab = [...upToNext.matchAll(TAB)].at(-1)
  if (tab && upToNext.slice(tab.index).split("\n").length <= 3) {
    const place = tab.index + (tab[1] ?? "").length
    const whole: Range = [tab.index, lineRange(text, tab.index)[1]]
    const own: Line = { text: text.slice(...whole).trim(), range: whole, indent: 0 }
    const above = lines.filter(({ range: [start] }) => start < tab.index)
    const fixes = columnsFor([...above, own], own).map((column): Fix => {
      const hint = `Indent it with ${column} spaces in place of tabs.`
      return { range: whole, write: " ".repeat(column) + own.text, hint }
    })
    yield { range: [place, place + 1], code: "tab-indent", fixes }
  } else if (error === "BAD_DQ_ESCAPE") {
    const hint = "Double the backslash, or put the text in single quotes."
    yield { range: [offset, offset + 2], code: "bad-escape", hint }
  }
  for (const each of near) yield* replaceForeign(each)
  if (error === "MULTIPLE_DOCS") {
    const isStart = text.startsWith("---", offset)
    const marks = isStart ? offset : text.lastIndexOf("\n...", offset) + 1
    const hint = isStart ? "Delete the line." : LEFT_OUT
    yield { range: [marks, marks + 3], code: "several-documents", hint }
  } else if (error === "RESOURCE_EXHAUSTION") {
    yield { ...UNSUPPORTED, range }
  } else if (error === "NON_STRING_KEY") {
    const message = "A field name must be a single word."
    yield {
      range,
      code: "yaml-syntax",
      message,
      hint: "If it is an item, put a dash and a space before it. Otherwise, delete the ? or the bracket before it.",
    }
  } else if (error === "DUPLICATE_KEY") {
    yield* removeDuplicate(stop, line ? [...addDash(lines, line, schema)] : [])
  }
  for (const each of line ? [line, ...near] : []) yield* replaceBullet(each, schema)
  if (line) yield* addQuotes(stop, line)
  const before = lastBefore(text, offset)
  const touching = nodesIn(document).filter(
    ({ node, range: [start, end] }) =>
      start < offset &&
      (isScalar(node) ? end > before : isCollection(node) && node.flow && end >= before),
  )
  const scalar = touching.findLast(({ range }) => /["']/.test(text.charAt(range[0])))
  if (scalar) yield* closeQuote(text, scalar.range[0], offset)
  // A list that has ended on a line above is no reason for what stands here.
  const list = touching.findLast(
    ({ node, range: [start, end] }) =>
      isCollection(node) &&
      !(/[\]}]/.test(text.charAt(end - 1)) && end <= offset && !isSameLine(text, start, offset)),
  )
  if (list) yield* closeBracket(text, list.range, offset)
  if (/[\]}]/.test(text.charAt(offset))) {
    const hint = "Delete it, or correct the bracket that it should close."
    yield { range, code: "open-bracket", hint }
  }
  yield* findCutText(stop)
  if (line) yield* splitLine(line, schema)
  for (const each of near) yield* addColon(each, schema)
  for (const each of near) yield* addDash(lines, each, schema)
  for (const each of lines.slice(index, index + 2)) yield* askForDash(lines, each, schema)
  if (line && !STRUCTURE.test(line.text)) {
    const message = "This line has no field name: a name, a colon, a space and a value."
    const hint = /^(?:\.{3}|…)$/.test(line.text)
      ? LEFT_OUT
      : "Delete it if it is here by mistake. If it continues the text above, indent it further than the field of that text."
    yield { range: line.range, code: "yaml-syntax", message, hint }
  }
  const misplaced = near.find(
    (each) => STRUCTURE.test(each.text) && !columnsFor(lines, each).includes(each.indent),
  )
  const fixes = near.flatMap((each) => columnFixes(lines, each))
  const hint = "The dashes of one list start in the same column, and so do the fields of one item."
  yield { range: misplaced?.range ?? line?.range ?? range, code: "indentation", hint, fixes }
}

/** @returns the line in the nearest columns in which it may also start */
export const columnFixes = (lines: readonly Line[], line: Line): Fix[] =>
  columnsFor(lines, line)
    .filter((column) => column !== line.indent)
    .slice(0, 3)
    .map((column) => inColumn(line, column))

/** A field that an item has twice belongs to the next item if that is valid. */
function* removeDuplicate(
  { text, document, offset }: Stop,
  dashes: readonly Correction[],
): Generator<Correction> {
  const map = nodesIn(document).findLast(
    ({ node, range: [start, end] }) => isMap(node) && start <= offset && offset < end,
  )
  const keys = isMap(map?.node) ? map.node.items.map(({ key }) => key).filter(isScalar) : []
  const again = keys.find(({ range }) => range?.[0] === offset)
  const one = keys.find(({ value }) => value === again?.value)
  const [start = 0] = one?.range ?? []
  for (const dash of dashes) yield { ...dash, causes: map?.range }
  const range: Range = [offset, again?.range?.[1] ?? offset + 1]
  const pair = isMap(map?.node) ? map.node.items.find(({ key }) => key === again) : undefined
  const [_line, first] = [lineNumber(text, offset), lineNumber(text, start)]
  const comment = commentedItem(text, offset)
  const hint =
    comment ??
    (isCollection(pair?.value)
      ? `Move what is in this one into the one in line ${first}, and delete this line.`
      : `Keep this one or the one in line ${first}.`)
  yield { range, code: "duplicate-key", hint, causes: map?.range }
}

/** What is before a tab that indents an item or a field. */
const TAB = /^( *(?:[-?] *)*)\t\s*(?:- |\w+:)/gm

const LEFT_OUT =
  "It stands for something that was left out: put that in its place, or delete the line."

/** A comment as other languages have it. */
function* replaceForeign(line: Line): Generator<Correction> {
  const { text, range } = line
  const [, comment] = /^(?:\/\/+|<!--|\/\*+)\s*(.*?)\s*(?:-->|\*+\/)?$/.exec(text) ?? []
  const message = "A comment begins with # and a space."
  if (comment !== undefined) yield { range, code: "yaml-syntax", message, write: `# ${comment}` }
}

function* replaceBullet(line: Line, schema: Schema): Generator<Correction> {
  if (!BULLET.test(line.text) || /^-\s/.test(line.text)) return
  const item = line.text.replace(BULLET, "")
  const write = startsWithField(item, schema) ? `- ${item}` : toItem(item)
  yield { range: line.range, code: "missing-dash", write }
}

const CLOSED = /^(?:'(?:[^']|'')*'(?!')|"(?:[^"\\]|\\.)*")/

function* closeQuote(text: string, start: number, offset: number): Generator<Correction> {
  const code = "open-quote"
  const line = restOfLine(text, start)
  const quotes = line.charAt(0)
  const [closed] = CLOSED.exec(line) ?? []
  if (closed === undefined) {
    const inner = line
      .slice(1)
      .trim()
      .replace(/[“”‘’]$/, "")
    const begin = inner.startsWith("''") ? "Begin it with one ', if no ' is to be shown. " : ""
    const hint = `${begin}Close it with ${quotes} at the end of the text.`
    // The text may end before such a character, and the other quote at its end may belong to it, or not.
    if (/[\]}#,]|^''|["']$/.test(inner)) yield { range: [start, start + 1], code, hint }
    else yield { range: [start, start + line.length], code, write: asText(inner) }
    return
  }
  const whole = withoutComment(line, line.lastIndexOf(quotes) + 1)
  if (whole === closed || !isSameLine(text, start, offset)) return
  const isExtra = /^\s*[,;.]$/.test(whole.slice(closed.length))
  const write = isExtra ? closed : asText(textInQuotes(whole, closed.length))
  const range: Range = [start, start + whole.length]
  if (isInBrackets(text, start)) yield { range, code, hint: QUOTE_THE_TEXT }
  else yield { range, code, write }
}

/** @returns what was probably meant: the text without quotes around it, or with those of its words */
function textInQuotes(whole: string, end: number): string {
  const twice = /^(?:""([^"]*)(?:"")?|''((?:[^']|\b'\b)*)(?:'')?)$/.exec(whole)
  if (twice) return twice[1] ?? twice[2] ?? ""
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
  const isClosed =
    /[\]}]/.test(text.charAt(end - 1)) && end <= offset && isSameLine(text, start, offset)
  const [before] = /^[^"']*?\s(?=#.*[\]}])/.exec(rest) ?? []
  if (before && !isClosed) {
    const comment: Range = [start + before.length, start + rest.length]
    yield { range: comment, code: "text-needs-quotes", hint: QUOTE_THE_TEXT }
  }
  const closing = line.startsWith("[") ? "]" : "}"
  const last = /[\]}]*$/.exec(line)?.[0] ?? ""
  // The last bracket but one may be a part of a text.
  if (last.length < 2 || last === closing.repeat(last.length)) {
    const write = line.slice(0, line.length - last.length) + closing
    if (write !== line) {
      yield { range, code: "open-bracket", write, proof: "data" }
      yield { range, code: "text-needs-quotes", write: asText(line), proof: "data" }
      yield { range, code: "open-bracket", write }
    }
  }
  if (isClosed) {
    const isList =
      isInBrackets(text, start) || /^(?!\s*\(https?:).*[,\]}]/.test(restOfLine(text, end))
    const code = "text-needs-quotes"
    if (isList) yield { range, code, hint: QUOTE_THE_TEXT }
    else yield { range, code, write: asText(line) }
  }
  const hint = `Close it with ${closing} on the same line. Text that contains a bracket needs quotes.`
  yield { range: [start, start + 1], code: "open-bracket", hint }
}

/** `startDate: 'Jan 2006' endDate: 'Mar 2007'` has two fields on one line, or is one text. */
function* splitLine({ text, range: [start] }: Line, schema: Schema): Generator<Correction> {
  const outsideQuotes = text.replace(/(["']).*?\1/g, (part) => "_".repeat(part.length))
  const [before = "", field = ""] =
    /^(?:(?!:\s).)*:\s.*?[,;\s](\w+)(?=:\s)/.exec(outsideQuotes) ?? []
  if (!fieldsIn(schema).has(field)) return
  const range: Range = [start + before.length - field.length, start + before.length]
  const message = `${quote(field)} is a second field on this line.`
  const hint =
    "Put it on its own line. If it is a part of the text, put the whole text in single quotes."
  yield { range, code: "yaml-syntax", message, hint }
}

/** What has a meaning in YAML at the start of a text. */
const SPECIAL = /^[@`|>*&?%]/

function* addQuotes({ text, offset, schema }: Stop, line: Line): Generator<Correction> {
  const [head = "", dashes = "", name] = /^((?:- +)*)(?:([^\s:]+): +)?/.exec(line.text) ?? []
  const isField = fieldsIn(schema).has(name ?? "")
  const afterName = line.range[0] + head.length
  // 'title: a: b' has a text after the name of a field, but all of 'I build: a: b' is a text.
  const first = isField ? afterName : line.range[0] + dashes.length
  for (const start of new Set([first, Math.max(offset, first), afterName])) {
    const value = valueOnLine(text, start)
    const rest = isInBrackets(text, start) ? restOfLine(text, start) : value.charAt(0)
    if (/["'#[{]/.test(rest) || /["']$/.test(value)) continue // another character is the reason
    const range: Range = [start, start + value.length]
    const colons = value.match(/:(?=\s|$)/g)?.length ?? 0
    if (start === afterName && name && value.startsWith("-")) {
      const message = "A list cannot start on the line of its field: each item has its own line."
      const isOpen = name === "endDate" && value === "-"
      const hint = isOpen ? " if it has not ended." : " if the dash is part of the text."
      yield { range, code: "yaml-syntax", message, write: isOpen ? "''" : asText(value), hint }
    } else if (SPECIAL.test(value) || colons > (start === afterName && name ? 0 : 1)) {
      yield { range, code: "text-needs-quotes", write: asText(value) }
    }
  }
}

function* addColon({ text, range }: Line, schema: Schema): Generator<Correction> {
  const parts = /^((?:- +)*)(\w+)(:(?=\S)|\s*[=;：]\s*|\s+|$)(.*)$/.exec(text)
  const [, dashes = "", name = "", separator, value = ""] = parts ?? []
  if (!fieldsIn(schema).has(name)) return
  const what = separator === ":" ? "no space after its colon" : "no colon"
  const message = `The field ${quote(name)} has ${what}.`
  const write = `${dashes}${name}: ${value}`.trimEnd()
  yield { range, code: "yaml-syntax", message, write, proof: "file" }
}

/** Adds a dash in place of the two spaces before the line, or before the line. */
function* addDash(lines: readonly Line[], line: Line, schema: Schema): Generator<Correction> {
  // A text without a colon may also continue the text above it, if that has no quotes or brackets.
  const above = lines[lines.indexOf(line) - 1]?.text ?? ""
  const isCertain = /:(\s|$)/.test(line.text) || /["'\]}:]$/.test(above)
  if (!isCertain || /^-(\s|$)/.test(line.text) || !isInList(lines, line, schema)) return
  const write = startsWithField(line.text, schema) ? `- ${line.text}` : toItem(line.text)
  const [first, end] = line.range
  for (const start of line.indent < 2 ? [first] : [first - 2, first]) {
    yield { range: [start, end], code: "missing-dash", write, proof: "data" }
  }
}

/** A line without the name of a field, in a list, is an item, or a part of the text above it. */
function* askForDash(lines: readonly Line[], line: Line, schema: Schema): Generator<Correction> {
  if (!/\s/.test(line.text) || STRUCTURE.test(line.text) || !isInList(lines, line, schema)) return
  const hint =
    "If it is a new item, put a dash and a space before it. If it continues the text above, put it on the line above."
  yield { range: line.range, code: "missing-dash", hint }
}

const STRUCTURE = /^-(\s|$)|:(\s|$)/

function startsWithField(text: string, schema: Schema): boolean {
  return fieldsIn(schema).has(/^(\w+):(?:\s|$)/.exec(text)?.[1] ?? "")
}

/** @returns whether the closest field above the line is a list */
function isInList(lines: readonly Line[], of: Line, schema: Schema): boolean {
  let indent = of.indent + 1
  for (const line of lines.slice(0, lines.indexOf(of)).reverse()) {
    if (line.indent >= indent) continue
    const [, dashes = "", name = ""] = /^((?:- +)*)(\w+):$/.exec(line.text) ?? []
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

/** @returns the columns in which an item or a field may start, as the line is one; the closest one first */
function columnsFor(lines: readonly Line[], line: Line): number[] {
  const isItem = /^-(\s|$)/.test(line.text)
  const above = lines.slice(0, lines.indexOf(line))
  const columns = above.flatMap(({ text, indent }, index) => {
    const [dashes = "", name] = /^(?:- +)*(\w+:)?/.exec(text) ?? []
    const inner = indent + dashes.length - (name?.length ?? 0)
    const inside = text.endsWith(":") && index === above.length - 1 ? [inner + 2] : []
    if (isItem) return text.startsWith("-") ? [indent, ...inside] : inside
    return name ? [inner, ...inside] : inside
  })
  const all = [...new Set(columns.length > 0 ? columns : [0])]
  return all.sort((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent))
}

/** Lines of a chat around a file, and of Git in a file of which two versions have different changes. */
const FOREIGN = /^(?: {0,3}(?:`{3,}|~{3,}).*|<{7} .*|={7}|>{7} .*)$/gm

function findForeignLines(text: string): Finding[] {
  const [first, ...others] = [...text.matchAll(FOREIGN)].map(({ index }) => index)
  if (first === undefined) return []
  const range: Range = [first, lineRange(text, first)[1]]
  const message = "This line is a mark of a chat, or of a merge conflict in Git."
  const hint = `Delete ${linesInWords(text, [first, ...others])}, and what else is no part of the file.`
  return [{ range, code: "yaml-syntax", message, hint, causes: [0, text.length] }]
}
