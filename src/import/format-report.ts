/** Writes the report of an import for people. */
import { replaceControlCharacters } from "../content/wording"
import { PRIVATE } from "./coverage"
import type { Report } from "./import-document"
import { ABOUT_DOCUMENT } from "./notes"
import type { Leaf } from "./source"

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
    .map((lines) => [`${lines[0]?.title} (${lines.length})`, ...formatReasons(lines)].join("\n"))
    .join("\n\n")
}

function formatReasons(lines: readonly ReportLine[]): string[] {
  return groupBy(lines, ({ reason }) => reason).flatMap((all) => {
    const reason = all[0]?.reason
    const equal = groupBy(all, ({ parent, text }) => `${withoutIndexes(parent)}: ${text}`)
    const once = equal.filter((group) => group.length < MANY).flat()
    const often = equal.filter((group) => group.length >= MANY)
    const places = groupBy(once, ({ parent }) => parent).flatMap((group) =>
      group.length > 1 && group[0]?.parent
        ? [`${group[0].parent}: ${group.map(({ text }) => text).join(", ")}`]
        : group.map(fullText),
    )
    const repeated = often.map(
      (group) => `${withoutIndexes(fullText(group[0] as ReportLine))} (${group.length} times)`,
    )
    const start = reason ? "    " : "  "
    return [
      ...(reason ? [`  ${reason}`] : []),
      ...[...places, ...repeated].map((line) => start + line),
    ]
  })
}

const fullText = ({ parent, text }: ReportLine) => (parent ? `${parent}.${text}` : text)

/** As many equal values of equal objects stand on one line. */
const MANY = 3

/** On the screen, longer lines are cut. */
const MAX_LENGTH = 120

/** @returns a line for each kind of thing that the report says, what to fill in first; '' if there is none */
export function formatOverview(report: Report): string {
  const lines = toLines(report)
  const first = ({ title }: ReportLine) => Number(title !== FILL_IN)
  const sorted = lines.toSorted((a, b) => first(a) - first(b))
  return groupBy(sorted, (line) => line.title + kindOf(line))
    .map(toOverviewLine)
    .join("\n")
}

/** Lines of one kind differ in their values only. All fields to fill in are one kind. */
const kindOf = ({ title, reason, text }: ReportLine) =>
  title === FILL_IN ? "" : withoutValues(reason || text)

function toOverviewLine(lines: readonly ReportLine[]): string {
  const [first, ...others] = lines
  if (!first) return ""
  const { title, reason } = first
  if (others.length === 0) return `${title}: ${cut(fullText(first))} ${reason}`.trimEnd()
  const names = [...new Set(lines.map((line) => withoutValue(fullText(line))))].join("; ")
  const isNamed = reason !== "" || title === FILL_IN
  const what = cut(isNamed ? names : kindOf(first))
  return `${title}: ${lines.length} × ${what} ${withoutValues(reason)}`.trimEnd()
}

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}

const FILL_IN = "Please fill in"

function toLines(report: Report): ReportLine[] {
  const plain = (title: string, texts: readonly string[]) =>
    texts.map((text) => ({ title, reason: "", parent: "", text }))
  return [
    ...report.leftOut.map(({ leaf, reason }) => ({
      title: reason === PRIVATE ? "Private, and not published" : "Left out",
      reason: reason === PRIVATE ? "" : reason,
      ...placeOf(leaf, reason),
    })),
    ...report.changes.map(({ leaf, written, reason }) => {
      const { parent, text } = placeOf(leaf, reason)
      return { title: "Changed", reason, parent, text: `${text} is now ${quoteValue(written)}` }
    }),
    ...report.restricted.map(({ leaf, formats }) => ({
      title: "Private (see visibleIn: in owner.yaml)",
      reason: `It is only in ${formats.join(", ")}.`,
      ...placeOf(leaf, ""),
    })),
    ...plain(
      FILL_IN,
      report.missing.map(({ field, value }) => `${field} (now: ${value})`),
    ),
    ...plain("Please note", report.notes),
  ]
}

/** Values of one object stand on one line, and so do all settings of one name. */
function placeOf({ path, value }: Leaf, reason: string) {
  const end = reason === ABOUT_DOCUMENT ? path.search(/[.[]/) : path.lastIndexOf(".")
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
  const lost = leftOut.length
  const parts = [
    `${total - lost} taken over`,
    ...(changes.length > 0 ? [`${changes.length} of them changed`] : []),
  ]
  const rest = lost === 0 ? "nothing is left out" : `${lost} left out`
  return `${total} values: ${parts.join(", ")}, ${rest}.`
}
