/** Writes the report of an import for people. */

import { replaceControlCharacters } from "../content/wording"
import { groupBy } from "../lib/group-by"
import type { Report } from "./import-document"
import { ABOUT_DOCUMENT, PRIVATE, PRIVATE_CONTACT } from "./notes"
import type { Leaf } from "./source"
import { PRIVATE_FORMATS } from "./to-contact"

/** What the report says of a value. Lines with the same title and reason stand together. */
type ReportLine = {
  title: string
  /** Of all of its lines; '' if each says it itself. */
  reason: string
  /** What the line is about, as in 'work[0]'. */
  parent: string
  /** As in 'salary: "90"'. */
  text: string
}

/** @returns a line for each value that is not in the content as it was in the document; '' if there is none */
export function formatReport(report: Report): string {
  return groupBy(toLines(report), ({ title }) => title)
    .map(([title, lines]) => [`${title} (${lines.length})`, ...formatReasons(lines)].join("\n"))
    .join("\n\n")
}

function formatReasons(lines: readonly ReportLine[]): string[] {
  return groupBy(lines, ({ reason }) => reason).flatMap(([reason, all]) => {
    const places = groupBy(all, ({ parent }) => parent).flatMap(([parent, group]) =>
      group.length > 1 && parent
        ? [`${parent}: ${group.map(({ text }) => text).join(", ")}`]
        : group.map(fullText),
    )
    const start = reason ? "    " : "  "
    return [...(reason ? [`  ${reason}`] : []), ...places.map((line) => start + line)]
  })
}

const fullText = ({ parent, text }: ReportLine) => (parent ? `${parent}.${text}` : text)

/** On the screen, longer values are cut. */
const MAX_LENGTH = 100

/** @returns a line for each kind of thing that the report says, what is private first; '' if there is none */
export function formatOverview(report: Report): string {
  const lines = toLines(report)
  return groupBy(lines, (line) => line.title + kindOf(line))
    .map(([, all]) => toOverviewLine(all))
    .join("\n")
}

/** Lines of one kind differ in their values only. All fields to fill in are one kind. */
const kindOf = ({ title, reason, text }: ReportLine) =>
  isOneKind(title) ? "" : withoutValues(reason || text)

const isOneKind = (title: string) => [FILL_IN, TITLES[ABOUT_DOCUMENT]].includes(title)

function toOverviewLine(lines: readonly ReportLine[]): string {
  const [first, ...others] = lines
  if (!first) return ""
  const { title, reason } = first
  if (others.length === 0) return `${title}: ${cut(fullText(first))} ${reason}`.trimEnd()
  const isNamed = title !== TITLES[PRIVATE] && (reason !== "" || isOneKind(title))
  const texts = lines.map(fullText).map(isNamed ? withoutValue : cut)
  const reasons = lines.map((line) => cut(line.reason))
  return `${title}: ${lines.length} × ${listOf(texts)} ${listOf(reasons, " ")}`.trimEnd()
}

/** Of more values, the screen shows the first. */
const SHOWN = 3

function listOf(texts: readonly string[], separator = "; "): string {
  const all = [...new Set(texts)]
  const more = all.length > SHOWN ? [`and ${all.length - SHOWN} more`] : []
  return [...all.slice(0, SHOWN), ...more].join(separator)
}

/** @returns the text with the start of each long value, so that all of them are seen */
const cut = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*"/g, (value) =>
    value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…"` : value,
  )

const FILL_IN = "Please fill in"

/** Reasons that are a title of their own. */
const TITLES: Readonly<Record<string, string>> = {
  [PRIVATE]: "Private, and not published",
  [PRIVATE_CONTACT]: "Private, and not published",
  [ABOUT_DOCUMENT]: "About the document, and not about the person",
}

function toLines(report: Report): ReportLine[] {
  const plain = (title: string, texts: readonly string[]) =>
    texts.map((text) => ({ title, reason: "", parent: "", text }))
  const lines = [
    ...report.leftOut.map(({ leaf, reason }) => ({
      title: TITLES[reason] ?? "Left out",
      reason: reason === ABOUT_DOCUMENT ? "" : reason,
      ...placeOf(leaf, reason),
    })),
    ...report.changes.map(({ leaf, written, reason }) => {
      const { parent, text } = placeOf(leaf, reason)
      return { title: "Changed", reason, parent, text: `${text} is now ${quoteValue(written)}` }
    }),
    ...report.restricted.map((leaf) => ({
      title: "Private (see visibleIn: in owner.yaml)",
      reason: `It is only in ${PRIVATE_FORMATS}.`,
      ...placeOf(leaf, ""),
    })),
    ...plain(FILL_IN, report.missing),
    ...plain("Please note", report.notes),
  ]
  // What is private comes first, then what is to fill in.
  const rankOf = ({ title }: ReportLine) =>
    title === TITLES[PRIVATE] ? 0 : title === FILL_IN ? 1 : 2
  const sorted = lines.toSorted((a, b) => rankOf(a) - rankOf(b))
  return groupBy(sorted, (line) => JSON.stringify(line)).flatMap(([, [first]]) => first ?? [])
}

/** Values of one object stand on one line, and so do all settings of one name. */
function placeOf({ path, value }: Leaf, reason: string) {
  const end = path.search(reason === ABOUT_DOCUMENT ? /(?<=^[^"]*)\./ : /\.[^."[\]]+(?:\[\d+\])*$/)
  const parent = end > 0 && !/\.csv:/.test(path) ? path.slice(0, end) : ""
  const name = parent ? path.slice(end + 1) : path
  return { parent, text: `${name}: ${quoteValue(value)}` }
}

const withoutIndexes = (text: string) => text.replace(/(?<=\[)\d+(?=\])|(?<=:)\d+(?= )/g, "")

/** @returns the path without the value */
const withoutValue = (text: string) => withoutIndexes(text.replace(/: ".*?"(?= is now|$)/s, ""))

/** @returns the sentence without what differs between values of one kind */
const withoutValues = (text: string) =>
  text.replace(/"[^"]*"|\([^()]*\)|\d[\w.-]*/g, "…").replace(/(?<=\w): .*/, ": …")

const quoteValue = (value: Leaf["value"]) => replaceControlCharacters(JSON.stringify(value))

/** @returns how many values the document has, and what became of them */
export function summarizeReport({ total, leftOut, changes }: Report): string {
  const settings = leftOut.filter(({ reason }) => reason === ABOUT_DOCUMENT).length
  const lost = leftOut.length - settings
  const parts = [
    `${total - leftOut.length} taken over`,
    ...(changes.length > 0 ? [`${changes.length} of them changed`] : []),
    lost === 0 ? "nothing is left out" : `${lost} left out`,
  ]
  const others = settings > 0 ? ` ${settings} more are about the document.` : ""
  return `${total - settings} values: ${parts.join(", ")}.${others}`
}
