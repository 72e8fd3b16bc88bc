/** Writes the report of an import for people. */
import { replaceControlCharacters } from "../content/wording"
import type { Report } from "./import-document"
import type { SourceValue } from "./source"

/** @returns a line for each value that is not in the content as it was in the document; '' if there is none */
export function formatReport(report: Report): string {
  return groupBy(toLines(report), ({ title }) => title)
    .map((lines) =>
      [`${lines[0]?.title} (${lines.length})`, ...lines.map(({ text }) => `  ${text}`)].join("\n"),
    )
    .join("\n\n")
}

/** @returns a line for each kind of thing that the report says, with the number of values; '' if there is none */
export function formatOverview(report: Report): string {
  const lines = toLines(report, MAX_VALUE_LENGTH)
  return groupBy(lines, ({ title, kind }) => title + kind)
    .map(toOverviewLine)
    .join("\n")
}

function groupBy(
  lines: readonly ReportLine[],
  keyOf: (line: ReportLine) => string,
): ReportLine[][] {
  const groups = new Map<string, ReportLine[]>()
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line])
  return [...groups.values()]
}

/** On the screen, longer values are cut. */
const MAX_VALUE_LENGTH = 60

/** How many fields a line of the overview names. */
const MAX_FIELDS = 3

/** A line of the report. Lines of one kind differ in their values only. */
type ReportLine = { title: string; kind: string; field: string; text: string }

function toOverviewLine(lines: readonly ReportLine[]): string {
  const [first] = lines
  if (!first) return ""
  const { title, kind, text } = first
  if (lines.length === 1) return `${title}: ${text}`
  const fields = [...new Set(lines.map(({ field }) => field))].filter(Boolean)
  const names = fields.slice(0, MAX_FIELDS).join("; ") + (fields.length > MAX_FIELDS ? "; …" : "")
  return `${title}: ${lines.length} × ${[names, kind].filter(Boolean).join(": ")}`
}

function toLines(report: Report, maxLength = Number.POSITIVE_INFINITY): ReportLine[] {
  const about = (title: string, { path, value }: SourceValue, reason: string, written = "") => ({
    title,
    kind: withoutValues(reason),
    field: withoutIndexes(path),
    text: `${path}: ${quoteValue(value, maxLength)} ${written}${reason}`,
  })
  return [
    ...report.leftOut.map(({ leaf, reason }) => about("Left out", leaf, reason)),
    ...report.changes.map(({ leaf, written, reason }) =>
      about("Changed", leaf, reason, `is now ${quoteValue(written, maxLength)}. `),
    ),
    ...report.restricted.map(({ leaf, formats }) =>
      about("Private (see visibleIn: in owner.yaml)", leaf, `It is only in ${formats.join(", ")}.`),
    ),
    ...report.missing.map(({ field, value }) => ({
      title: "Please fill in",
      kind: "",
      field: withoutValues(field),
      text: `${field} (now: ${value})`,
    })),
    ...report.notes.map((text) => ({
      title: "Please note",
      kind: withoutValues(withoutIndexes(text)),
      field: "",
      text,
    })),
    ...toPlaces("Check these pairs", report.checks),
    ...toPlaces("Only in the content", report.unmatched),
  ]
}

/** @param texts each begins with a place and a colon */
const toPlaces = (title: string, texts: readonly string[] = []): ReportLine[] =>
  texts.map((text) => ({ title, kind: "", field: withoutIndexes(text.replace(/: .*/s, "")), text }))

const withoutIndexes = (path: string) => path.replace(/(?<=\[)\d+(?=\])|(?<=:)\d+(?= )/g, "")

/** @returns the sentence without what differs between values of one kind */
const withoutValues = (text: string) =>
  text.replace(/"[^"]*"|\([^()]*\)|\d[\w.-]*/g, "…").replace(/(?<=\w): .*/, ": …")

function quoteValue(value: SourceValue["value"], maxLength: number): string {
  const text = JSON.stringify(value)
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…"` : text
  return replaceControlCharacters(cut)
}

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
