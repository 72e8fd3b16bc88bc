/**
 * Explains what the parser cannot read: what is expected where it stopped, and how the lines there may have been
 * meant. `prove` tries these spellings.
 */
import { isCollection, isMap, isScalar, type YAMLError } from "yaml"
import { ERRORS } from "../diagnostic-codes"
import type { Finding, Fix, Range } from "../diagnostics"
import { fieldsIn } from "../schemas/introspection"
import { asText, fixOf, type Line, lineNumber, linesNear, withoutComment } from "./lines"
import { BULLET, toItem } from "./misread-texts"
import { nodesIn } from "./positions"
import { type CheckedFile, isRecoverable, UNSUPPORTED } from "./yaml-document"

/** A file, and the offset at which the parser stopped in it. */
type Stop = Omit<CheckedFile, "data"> & { offset: number }

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
  TAB_AS_INDENT: "tab-indent",
  BAD_DQ_ESCAPE: "bad-escape",
  MULTIPLE_DOCS: "several-documents",
  NON_STRING_KEY: "yaml-syntax",
}

const meaningOf = (code: Code) => ({
  code,
  message: code === "yaml-syntax" ? "YAML cannot read this line." : ERRORS[code],
  expected: EXPECTED[code],
})

/**
 * One mistake often causes many parser errors. So of the errors from which the parser does not
 * recover, only the first is reported, and only one of the fields that an item has twice.
 */
export function describeSyntaxErrors(file: Omit<CheckedFile, "data">): Finding[] {
  const { text, document } = file
  const tooDeep = document.errors.find(({ code }) => code === "RESOURCE_EXHAUSTION")
  if (tooDeep) return [{ ...UNSUPPORTED, range: [tooDeep.pos[0], tooDeep.pos[0] + 1] }]
  const found: Finding[] = []
  // What a tab breaks may begin above it.
  const tab = document.errors.find(({ code }) => code === "TAB_AS_INDENT")
  const errors = tab ? [tab] : document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  for (const error of errors) {
    const offset = Math.min(error.pos[0], text.length)
    const isCaused = ({ causes }: Finding) => causes && causes[0] <= offset && offset < causes[1]
    if (error.code === "DUPLICATE_KEY" && found.some(isCaused)) continue
    found.push(describeError({ ...file, offset }, error.code))
    if (!isRecoverable(error) || found.length === MAX_ERRORS) break
  }
  return found
}

/** @returns what is expected where the parser stopped, with spellings of the lines there, the most certain ones first */
function describeError(stop: Stop, error: YAMLError["code"]): Finding {
  const { text, offset, schema } = stop
  const known = CODES[error]
  if (known) return { ...meaningOf(known), range: [offset, offset + 1] }
  const { lines, index, near } = linesNear(text, offset)
  const names = new Set(fieldsIn(schema).keys())
  const open = error === "DUPLICATE_KEY" ? undefined : openAt(stop)
  const opening = lines.findLastIndex(({ range }) => range[0] <= (open ?? -1))
  const tried = [...new Set([lines[opening], lines[opening - 1], lines[index], ...near])]
  const each = (spellings: (line: Line) => Iterable<Fix>) =>
    tried.flatMap((line) => (line ? [...spellings(line)] : []))
  const fixes = [
    ...each((line) => spellingsOf(line, names, isInBrackets(stop, line))),
    ...near.flatMap((line) => dashFixes(lines, line, names)),
    ...each((line) => columnFixes(lines, line)),
  ]
  const all = fixes.map((fix): Fix => ({ ...fix, until: offset }))
  if (error === "DUPLICATE_KEY") return { ...describeDuplicate(stop), fixes: all }
  const [code, range] = placeOf(stop, open)
  return { ...meaningOf(code), range, fixes: all }
}

/** @returns the code of what stands where the parser stopped, and its place */
function placeOf({ text, offset }: Stop, open = offset): [Code, Range] {
  const { lines, index, near } = linesNear(text, offset)
  const own: Range = [open, open + 1]
  if (open !== offset && /["']/.test(text.charAt(open))) return ["open-quote", own]
  if (open !== offset || /[\]}]/.test(text.charAt(open))) return ["open-bracket", own]
  const bullet = near.find((each) => BULLET.test(each.text) && !/^-\s/.test(each.text))
  if (bullet) return ["missing-dash", bullet.range]
  const here = lines.slice(index, index + 2)
  const words = here.find((each) => !STRUCTURE.test(each.text))
  const above = words && lines[lines.indexOf(words) - 1]
  // YAML reads `#1 …` as a comment, which ends a text.
  const cut = above && /(?<=\s)#\S.*$/.exec(above.text)
  if (cut) return ["text-needs-quotes", [above.range[0] + cut.index, above.range[1]]]
  if (words) return ["yaml-syntax", words.range]
  const misplaced = near.find((each) => !columnsFor(lines, each).includes(each.indent))
  return misplaced ? ["indentation", misplaced.range] : ["yaml-syntax", here[0]?.range ?? own]
}

/** @returns the place of a quote or a bracket that is open where the parser stopped */
function openAt({ text, document, offset }: Stop): number | undefined {
  const before = text.slice(0, offset).trimEnd().length
  const open = nodesIn(document).findLast(({ node, range: [start, end] }) => {
    // What has ended on a line above is no reason for what stands here.
    const isClosed = end > start + 1 && /["'\]}]/.test(text.charAt(end - 1))
    const isOver = isClosed && end <= offset && text.slice(start, offset).includes("\n")
    if (start >= offset || end < before - 1 || isOver) return false
    return isScalar(node)
      ? /["']/.test(text.charAt(start)) && end >= before
      : isCollection(node) && node.flow
  })
  return open?.range[0]
}

/** @returns whether the line begins inside brackets */
const isInBrackets = ({ document }: Stop, { range: [at] }: Line) =>
  nodesIn(document).some(
    ({ node, range }) => isCollection(node) && node.flow && range[0] < at && at < range[1],
  )

function describeDuplicate({ text, document, offset }: Stop): Finding {
  const range: Range = [offset, offset + (/^[^\s:]*/.exec(text.slice(offset))?.[0].length ?? 1)]
  const maps = nodesIn(document).flatMap(({ node, range: causes }) => {
    const keys = isMap(node) ? node.items.map(({ key }) => key).filter(isScalar) : []
    const again = keys.find((key) => key.range?.[0] === offset)
    const first = keys.find(({ value }) => value === again?.value)
    return again && first?.range ? [{ causes, line: lineNumber(text, first.range[0]) }] : []
  })
  const { causes, line } = maps[0] ?? {}
  const hint = `Line ${line} has it, too: put a dash before the first field of a new item, or keep one of the two, with what is in both.`
  return { ...meaningOf("duplicate-key"), range, hint, causes }
}

const STRUCTURE = /^-(\s|$)|:(\s|$)/

/** What has a meaning in YAML at the start of a text, or inside it. */
const SPECIAL = /^[@`|>*&?%!#,[\]{}"'-]|:(?=\s|$)/

/** @returns the line as it may have been meant, in the same column */
function* spellingsOf(line: Line, names: ReadonlySet<string>, isInside: boolean): Generator<Fix> {
  const { text } = line
  const spelling = (write: string, code: Code, at = 0) =>
    fixOf(line, write, { at, meaning: meaningOf(code) })
  if (BULLET.test(text) && !/^-\s/.test(text)) {
    yield spelling(text.replace(BULLET, "- "), "missing-dash")
    yield spelling(toItem(text), "missing-dash")
  }
  const [, dashes = "", field = "", value = ""] =
    /^((?:- +)*)(\w+)(?::(?=\S)|\s*[=;：]\s*|\s+|$)(.*)$/.exec(text) ?? []
  if (names.has(field)) yield spelling(`${dashes}${field}: ${value}`.trimEnd(), "yaml-syntax")
  const [open] = /[[{]/.exec(text) ?? []
  const closed = text.replace(/[\]},;]*$/, open === "[" ? "]" : "}")
  if (open && closed !== text) yield spelling(closed, "open-bracket")
  // Which of the items on a line inside brackets is meant, nobody knows.
  if (isInside) return
  const [head = "", items = "", name = ""] =
    /^((?:- +)*)(?:([^\s:"'[{]+):(?: +|$))?/.exec(text) ?? []
  for (const at of names.has(name) ? [head.length] : [items.length, head.length]) {
    const rest = text.slice(at)
    const meant = SPECIAL.test(rest) ? textOf(rest) : undefined
    // The field of another line that is on this one is no part of the text.
    if (meant === undefined || names.has(/[\s,;](\w+):\s/.exec(rest)?.[1] ?? "")) continue
    const code = /^["']/.test(rest) ? "open-quote" : "text-needs-quotes"
    yield spelling(text.slice(0, at) + meant, code, at)
  }
}

const CLOSED = /^(?:'(?:[^']|'')*'(?!')|"(?:[^"\\]|\\.)*")/

/** @returns the text in quotes; undefined if nobody knows where it ends */
function textOf(written: string): string | undefined {
  const [quotes = ""] = /^["']/.exec(written) ?? []
  // A quote at the end may have lost the one at the start.
  if (!quotes) return /["']$/.test(written) ? undefined : asText(written)
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
  const isPaired = whole.split(quotes).length % 2 === 1 || !whole.endsWith(quotes)
  // The quotes are around the first words, as in "Thanks" to all.
  if (isPaired && /\S["']$/.test(closed) && !/^[\p{L}\p{N}]/u.test(rest)) return asText(whole)
  const [, , inner = ""] = TWICE.exec(whole) ?? ONCE.exec(whole) ?? []
  return asText(inner.replace(quotes === "'" ? /\\'|''/g : /\\"/g, quotes))
}

/** Both quotes, or one of them, may stand at the end. */
const TWICE = /^(["'])\1(.+?)\1{0,2}$/
const ONCE = /^(["'])(.*?)\1?$/

/** @returns the line in the nearest columns in which it may also start */
const columnFixes = (lines: readonly Line[], line: Line): Fix[] =>
  (STRUCTURE.test(line.text) ? columnsFor(lines, line) : [])
    .filter((column) => column !== line.indent)
    .slice(0, 3)
    .map((column) => fixOf(line, line.text, { column, meaning: meaningOf("indentation") }))

/** @returns the line with a dash, in place of the two spaces before it or before the line */
function dashFixes(lines: readonly Line[], line: Line, names: ReadonlySet<string>): Fix[] {
  // A text without a colon may also continue the text above it, if that has no quotes or brackets.
  const above = lines[lines.indexOf(line) - 1]?.text ?? ""
  const isField = names.has(/^(\w+):(?:\s|$)/.exec(line.text)?.[1] ?? "")
  if (/^-(\s|$)/.test(line.text) || !(isField || /["'\]}:]$/.test(above))) return []
  const item = isField ? `- ${line.text}` : toItem(line.text)
  const meaning = meaningOf("missing-dash")
  return [Math.max(0, line.indent - 2), line.indent].map((column) =>
    fixOf(line, item, { column, meaning }),
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
