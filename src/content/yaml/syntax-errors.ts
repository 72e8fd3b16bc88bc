/**
 * Explains what the parser cannot read: what is expected where it stopped, and how the lines there may have been
 * meant. `prove` tries these spellings.
 */
import { isCollection, isMap, isScalar, type YAMLError } from "yaml"
import { ERRORS } from "../diagnostic-codes"
import type { Finding, Fix, Range } from "../diagnostics"
import { fieldsIn } from "../schemas/introspection"
import {
  asText,
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
  spaces,
  valueOnLine,
  withoutComment,
} from "./lines"
import { BULLET, findCutText, toItem } from "./misread-texts"
import { nodesIn } from "./positions"
import { UNSUPPORTED } from "./unsupported-yaml"
import { type CheckedFile, isRecoverable, type Stop } from "./yaml-document"

/** Nobody reads more errors than this. When the first ones are fixed, the next ones are shown. */
const MAX_ERRORS = 20

type Code = keyof typeof EXPECTED

/** What is expected in a place where the parser stops. */
const EXPECTED = {
  "tab-indent": "as many spaces as before the line that it belongs below or beside",
  indentation:
    "as many spaces as before the other fields of its item, or the other dashes of its list",
  "missing-dash": "a dash and a space before each item of a list",
  "open-quote": "the same quote at the end of the text, and no more text; '' for an ' inside '…'",
  "open-bracket": "a closing bracket for each that opens; a text that has one, in single quotes",
  "text-needs-quotes": "the whole text in single quotes, and '' for each ' inside it",
  "bad-escape": "two backslashes, or the text in single quotes",
  "several-documents": "a file without a line of --- or ...",
  "duplicate-key": "each field once; a dash before the first field of each item",
  "yaml-syntax": "one field on each line, as in title: 'Lead', or an item after a dash and a space",
} as const

/** What the parser says → its code here, if no other spelling of a line can mend it. */
const CODES: Partial<Record<YAMLError["code"], Code>> = {
  BAD_DQ_ESCAPE: "bad-escape",
  MULTIPLE_DOCS: "several-documents",
  NON_STRING_KEY: "yaml-syntax",
}

const meaningOf = (code: Code, message: string = MESSAGES[code] ?? ERRORS[code]) => ({
  code,
  message,
  expected: EXPECTED[code],
})

const MESSAGES: Partial<Record<Code, string>> = { "yaml-syntax": "YAML cannot read this line." }

/**
 * One mistake often causes many parser errors. So of the errors from which the parser does not
 * recover, only the first is reported, and only one of the fields that an item has twice.
 */
export function describeSyntaxErrors(file: Omit<CheckedFile, "data">): Finding[] {
  const { text, document } = file
  const found = document.errors.length > 0 ? findForeignLines(text) : []
  if (found.length > 0) return found
  const tooDeep = document.errors.find(({ code }) => code === "RESOURCE_EXHAUSTION")
  if (tooDeep) return [{ ...UNSUPPORTED, range: [tooDeep.pos[0], tooDeep.pos[0] + 1] }]
  const sorted = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  const fatal = sorted.findIndex((error) => !isRecoverable(error))
  for (const { code, pos } of fatal < 0 ? sorted : sorted.slice(0, fatal + 1)) {
    const offset = Math.min(pos[0], text.length)
    const isSame = ({ causes }: Finding) =>
      code === "DUPLICATE_KEY" && causes && causes[0] <= offset && offset < causes[1]
    if (found.length < MAX_ERRORS && !found.some(isSame))
      found.push(describeError({ ...file, offset }, code))
  }
  return found
}

/** @returns what is expected where the parser stopped, with spellings of the lines there, the most certain ones first */
function describeError(stop: Stop, error: YAMLError["code"]): Finding {
  const { text, offset, schema } = stop
  const known = CODES[error]
  if (known) return { ...meaningOf(known), range: knownRange(stop, known) }
  const { lines, index, near } = linesNear(text, offset)
  const names = new Set(fieldsIn(schema).keys())
  const isDuplicate = error === "DUPLICATE_KEY"
  const tab = isDuplicate ? undefined : findTab(text, offset)
  if (tab) return describeTab(lines, tab)
  const open = isDuplicate ? undefined : openAt(stop)
  const opening = lines.findLastIndex(({ range }) => range[0] <= (open ?? -1))
  const tried = [...new Set([lines[opening], lines[opening - 1], lines[index], ...near])]
  const fixes = tried.flatMap((line) => (line ? [...spellingsOf(text, line, offset, names)] : []))
  const moved = tried.flatMap((line) => (line ? columnFixes(lines, line) : []))
  const dashes = lines.slice(index, index + 2).flatMap((line) => dashFixes(lines, line, names))
  const all = [...fixes, ...dashes, ...moved]
    .slice(0, MAX_FIXES)
    .map((fix): Fix => ({ meaning: meaningOf("indentation"), ...fix, until: offset }))
  if (isDuplicate) return { ...describeDuplicate(stop), fixes: all }
  const [code, range] = placeOf(stop, open)
  return { ...meaningOf(code), range, fixes: all }
}

/** `prove` tries no more for one finding. */
const MAX_FIXES = 20

/** @returns the place of an error that the parser explains itself */
function knownRange({ text, offset }: Stop, code: Code): Range {
  // The parser stops after three dots.
  const dots = text.startsWith("---", offset) ? -1 : text.lastIndexOf("\n...", offset)
  if (code === "several-documents" && dots >= 0) return [dots + 1, dots + 4]
  return [offset, offset + (code === "bad-escape" ? 2 : 1)]
}

/** @returns the code of what stands where the parser stopped, and its place */
function placeOf(stop: Stop, open?: number): [Code, Range] {
  const { text, offset } = stop
  const { lines, index, near } = linesNear(text, offset)
  const here = lines.slice(index, index + 2)
  const own: Range = [open ?? offset, (open ?? offset) + 1]
  const sign = text.charAt(own[0])
  if (open !== undefined) return [/["']/.test(sign) ? "open-quote" : "open-bracket", own]
  if (/[\]}]/.test(sign)) return ["open-bracket", own]
  const cut = findCutText(stop)
  if (cut) return ["text-needs-quotes", cut]
  const bullet = near.find((each) => BULLET.test(each.text) && !/^-\s/.test(each.text))
  if (bullet) return ["missing-dash", bullet.range]
  const words = here.find((each) => !STRUCTURE.test(each.text))
  if (words) return ["yaml-syntax", words.range]
  const misplaced = near.find((each) => !columnsFor(lines, each).includes(each.indent))
  if (misplaced) return ["indentation", misplaced.range]
  return ["yaml-syntax", here[0]?.range ?? own]
}

/** @returns the place of a quote or a bracket that is open where the parser stopped */
function openAt({ text, document, offset }: Stop): number | undefined {
  const before = lastBefore(text, offset)
  const open = nodesIn(document).findLast(({ node, range: [start, end] }) => {
    // What has ended on a line above is no reason for what stands here.
    const isOver =
      /["'\]}]/.test(text.slice(start + 1, end).slice(-1)) && !isSameLine(text, start, offset)
    if (start >= offset || (isOver && end <= offset)) return false
    return isScalar(node)
      ? /["']/.test(text.charAt(start)) && end > before
      : isCollection(node) && node.flow && end >= before
  })
  return open?.range[0]
}

function describeDuplicate({ text, document, offset }: Stop): Finding {
  const maps = nodesIn(document).flatMap(({ node, range }) => {
    const keys = isMap(node) ? node.items.map(({ key }) => key).filter(isScalar) : []
    const again = keys.find((key) => key.range?.[0] === offset)
    return again ? [{ range, again, first: keys.find(({ value }) => value === again.value) }] : []
  })
  const { range: causes, again, first } = maps[0] ?? {}
  const range: Range = [offset, again?.range?.[1] ?? offset + 1]
  const hint =
    commentedItem(text, offset) ??
    `Line ${lineNumber(text, first?.range?.[0] ?? 0)} has it, too: keep one of them, with what is in both.`
  return { ...meaningOf("duplicate-key"), range, hint, causes }
}

/** @returns the line at the offset, or next to it, that tabs indent; its indent is what stands before the tab */
function findTab(text: string, offset: number): Line | undefined {
  const [start, end] = lineRange(text, offset)
  for (const at of [end + 2, offset, start - 1]) {
    const range = lineRange(text, at)
    const line = text.slice(...range)
    const [before] = /^ *(?:[-?] *)*(?=\t\s*(?:- |\w+:))/.exec(line) ?? []
    if (before !== undefined) return { text: line.trim(), range, indent: before.length }
  }
  return undefined
}

function describeTab(lines: readonly Line[], { text, range, indent }: Line): Finding {
  const line: Line = { text, range, indent: 0 }
  const above = lines.filter((each) => each.range[0] < range[0])
  const place: Range = [range[0] + indent, range[0] + indent + 1]
  const fixes = columnsFor([...above, line], line).map((column): Fix => {
    const hint = `Indent it with ${column} spaces in place of tabs.`
    return { range, write: " ".repeat(column) + text, hint, place }
  })
  return { ...meaningOf("tab-indent"), range: place, fixes }
}

const STRUCTURE = /^-(\s|$)|:(\s|$)/

/** What has a meaning in YAML at the start of a text, or inside it. */
const SPECIAL = /^[@`|>*&?%!#,[\]{}"'-]|:(?=\s|$)/

/** @returns the line as it may have been meant, in the same column */
function* spellingsOf(
  source: string,
  line: Line,
  offset: number,
  names: ReadonlySet<string>,
): Generator<Fix> {
  const { text, range } = line
  const [, comment] = /^(?:\/\/+|<!--|\/\*+)\s*(.*?)\s*(?:-->|\*+\/)?$/.exec(text) ?? []
  const hash = "A comment begins with # and a space."
  if (comment !== undefined) yield fixOf(line, `# ${comment}`, "yaml-syntax", { message: hash })
  if (BULLET.test(text) && !/^-\s/.test(text)) {
    for (const item of [text.replace(BULLET, "- "), toItem(text)])
      yield fixOf(line, item, "missing-dash")
  }
  const [, dashes = "", field = "", sign, value = ""] =
    /^((?:- +)*)(\w+)(:(?=\S)|\s*[=;：]\s*|\s+|$)(.*)$/.exec(text) ?? []
  if (names.has(field)) {
    const message = `The field "${field}" has ${sign === ":" ? "no space after its colon" : "no colon"}.`
    yield fixOf(line, `${dashes}${field}: ${value}`.trimEnd(), "yaml-syntax", { message })
  }
  const [open] = /[[{]/.exec(text) ?? []
  const closed = text.replace(/[\]},;]*$/, open === "[" ? "]" : "}")
  if (open && closed !== text) yield fixOf(line, closed, "open-bracket")
  const [head = "", items = "", name = ""] =
    /^((?:- +)*)(?:([^\s:"'[{]+):(?: +|$))?/.exec(text) ?? []
  const first = names.has(name) ? head.length : items.length
  const isHere = range[0] <= offset && offset < range[1] && isInBrackets(source, offset)
  for (const at of new Set([first, head.length, isHere ? offset - range[0] : first])) {
    const written = valueOnLine(source, range[0] + at)
    const rest = isInBrackets(source, range[0] + at) ? written : text.slice(at)
    const meant = SPECIAL.test(rest) ? textOf(rest) : undefined
    // The field of another line that is on this one is no part of the text.
    if (meant === undefined || names.has(/[\s,;](\w+):\s/.exec(rest)?.[1] ?? "")) continue
    const code = /^["']/.test(rest) ? "open-quote" : "text-needs-quotes"
    yield fixOf(line, text.slice(0, at) + meant + text.slice(at + rest.length), code, { at })
  }
}

const CLOSED = /^(?:'(?:[^']|'')*'(?!')|"(?:[^"\\]|\\.)*")/

/** @returns the text in quotes; undefined if nobody knows where it ends */
function textOf(written: string): string | undefined {
  const [quotes = ""] = /^["']/.exec(written) ?? []
  // A quote at the end may have lost the one at the start. Some write a dash for an end that has not come.
  if (!quotes && /["']$/.test(written)) return undefined
  if (!quotes) return written === "-" ? "''" : asText(written)
  const [closed] = CLOSED.exec(written) ?? []
  if (closed === undefined) {
    const inner = written
      .slice(1)
      .trim()
      .replace(/[“”‘’]$/, "")
    return /#|[\]},"']$|^''/.test(inner) ? undefined : asText(inner)
  }
  const rest = withoutComment(written, written.lastIndexOf(quotes) + 1).slice(closed.length)
  if (/^\s*[,;.]?$/.test(rest)) return closed
  const whole = closed + rest
  const [, , twice] = /^(["'])\1((?:(?!\1).|\b'\b)*)\1{0,2}$/.exec(whole) ?? []
  if (twice !== undefined) return asText(twice)
  const endsWord = /\S/.test(closed.charAt(closed.length - 2)) && !/^[\p{L}\p{N}]/u.test(rest)
  const isClosed = whole.endsWith(quotes)
  const isAround = !endsWord || (isClosed && whole.split(quotes).length % 2 === 0)
  const inner = isAround ? whole.slice(1, isClosed ? -1 : undefined) : whole
  return asText(quotes === "'" ? inner.replace(/\\'|''/g, "'") : inner.replaceAll('\\"', '"'))
}

/** @returns a line in place of another, with its hint; `at` is where the part begins that may change */
function fixOf(
  line: Line,
  write: string,
  code: Code,
  { at = 0, message = "", column = line.indent } = {},
): Fix {
  const [start, end] = line.range
  const changed = line.text.split("").findIndex((character, index) => character !== write[index])
  const place: Range = [start + (changed < 0 ? line.text.length - 1 : changed), end]
  const where = column === line.indent ? "" : `with ${spaces(column)} before it: `
  const from = column === line.indent ? start + at : start - line.indent
  const before = column === line.indent ? "" : " ".repeat(column)
  const hint = `Write ${where}${write}`
  const meaning = meaningOf(code, message || undefined)
  return { range: [from, end], write: before + write.slice(at), hint, place, meaning }
}

/** @returns the line in the nearest columns in which it may also start */
const columnFixes = (lines: readonly Line[], line: Line): Fix[] =>
  (STRUCTURE.test(line.text) ? columnsFor(lines, line) : [])
    .filter((column) => column !== line.indent)
    .slice(0, 3)
    .map((column) => inColumn(line, column))

/** @returns the line with a dash, in place of the two spaces before it or before the line */
function dashFixes(lines: readonly Line[], line: Line, names: ReadonlySet<string>): Fix[] {
  // A text without a colon may also continue the text above it, if that has no quotes or brackets.
  const above = lines[lines.indexOf(line) - 1]?.text ?? ""
  const isField = names.has(/^(\w+):(?:\s|$)/.exec(line.text)?.[1] ?? "")
  if (/^-(\s|$)/.test(line.text) || !(isField || /["'\]}:]$/.test(above))) return []
  const item = isField ? `- ${line.text}` : toItem(line.text)
  return [Math.max(0, line.indent - 2), line.indent].map((column) =>
    fixOf(line, item, "missing-dash", { column }),
  )
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
