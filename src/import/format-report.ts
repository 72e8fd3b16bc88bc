/** Writes the report of an import for people: all of it for the file, the start of each group for the screen. */
import { replaceControlCharacters } from "../content/wording"
import { groupBy } from "../lib/group-by"
import type { Report } from "./import-document"
import { ABOUT_DOCUMENT, PRIVATE, PRIVATE_CONTACT } from "./notes"
import type { Leaf } from "./source"
import { PRIVATE_FORMATS } from "./to-contact"

/** What the report says: of a value, its place and what stands there, as in 'work[0]', 'salary' and ': "90"'. */
type Line = { title: string; reason: string; parent: string; name: string; said: string }

const FILL_IN = "Please fill in"
const NOT_PUBLISHED = "Private, and not published"
const SETTINGS = "About the document, and not about the person"

/** Reasons that have a title of their own. */
const TITLES: Readonly<Record<string, string>> = {
  [PRIVATE]: NOT_PUBLISHED,
  [PRIVATE_CONTACT]: NOT_PUBLISHED,
  [ABOUT_DOCUMENT]: SETTINGS,
}

/** @returns the lines of each kind of thing: what is to fill in comes first, then what is private */
function groupsOf(report: Report): Line[][] {
  const plain = (title: string, sentences: readonly string[]) =>
    sentences.map((name): Line => ({ title, reason: "", parent: "", name, said: "" }))
  const lines = [
    ...plain(FILL_IN, report.missing),
    ...report.leftOut.map(({ leaf, reason }) => toLine(TITLES[reason] ?? "Left out", reason, leaf)),
    ...report.changes.map(({ leaf, written, reason }) =>
      toLine("Changed", reason, leaf, ` is now ${quote(written)}`),
    ),
    ...report.restricted.map((leaf) =>
      toLine("Private (see visibleIn: in owner.yaml)", `It is only in ${PRIVATE_FORMATS}.`, leaf),
    ),
    ...plain("Please note", report.notes),
  ]
  const unique = groupBy(lines, (line) => JSON.stringify(line)).flatMap(
    ([, [first]]) => first ?? [],
  )
  const rankOf = ({ title }: Line) => [FILL_IN, NOT_PUBLISHED].toReversed().indexOf(title)
  const sorted = unique.toSorted((a, b) => rankOf(b) - rankOf(a))
  return groupBy(sorted, (line) => line.title + kindOf(line)).map(([, group]) => group)
}

/** Values of one object have the same parent, and so have all settings of one name. */
function toLine(title: string, reason: string, { path, text, value }: Leaf, now = ""): Line {
  const isSetting = title === SETTINGS
  const end = path.search(isSetting ? /(?<=^[^"]*)\./ : /\.[^."[\]]+(?:\[\d+\])*$/)
  const parent = end > 0 && !/\.csv:/.test(path) ? path.slice(0, end) : ""
  const name = parent ? path.slice(end + 1) : path
  const said = `: ${typeof value === "string" ? quote(text) : text}${now}`
  return { title, reason: isSetting ? "" : reason, parent, name, said }
}

const quote = (text: string) => replaceControlCharacters(JSON.stringify(text))

/** The reason or sentence without what differs between values of one kind. */
const kindOf = ({ title, reason, name }: Line) =>
  [FILL_IN, SETTINGS].includes(title)
    ? ""
    : (reason || name).replace(/"[^"]*"|\([^()]*\)|\d[\w.-]*/g, "…").replace(/(?<=\w): .*/, ": …")

const pathOf = ({ parent, name }: Line) => (parent ? `${parent}.${name}` : name)

/** @returns a line for each value that is not in the content as it was in the document; '' if there is none */
export const formatReport = (report: Report): string =>
  groupsOf(report)
    .map((lines) => {
      const [{ title = "" } = {}, reasons] = [lines[0], new Set(lines.map(({ reason }) => reason))]
      const [reason = ""] = reasons.size === 1 ? reasons : []
      const places = groupBy(lines, (line) => (reasons.size === 1 && line.parent) || line)
      const texts = places.map(([, all]) =>
        all.length > 1
          ? `${all[0]?.parent}: ${all.map(({ name, said }) => name + said).join(", ")}`
          : all
              .map((line) => `${pathOf(line)}${line.said} ${reason ? "" : line.reason}`.trimEnd())
              .join(),
      )
      return [`${title} (${lines.length})${reason && `: ${reason}`}`, ...texts].join("\n  ")
    })
    .join("\n\n")

/** On the screen, longer values are cut, and of more values stand the first. */
const [MAX_LENGTH, MAX_VALUES] = [100, 3]

/** @returns a line for each kind of thing that the report says; '' if there is none */
export const formatOverview = (report: Report): string =>
  groupsOf(report)
    .map((lines) => {
      const isWhole = lines.length === 1 || lines[0]?.title === NOT_PUBLISHED
      const texts = lines.map((line) =>
        isWhole ? cut(pathOf(line) + line.said) : withoutValue(line),
      )
      const count = lines.length > 1 ? ` ${lines.length} ×` : ""
      const reasons = lines.map(({ reason }) => cut(reason))
      return `${lines[0]?.title}:${count} ${listOf(texts, "; ")} ${listOf(reasons, " ")}`.trimEnd()
    })
    .join("\n")

/** The place in all items, and what is written. */
const withoutValue = (line: Line) =>
  pathOf(line).replace(/(?<=\[)\d+(?=\])|(?<=:)\d+(?= )/g, "") +
  line.said.replace(/^.*?(?= is now "|$)/s, "")

function listOf(texts: readonly string[], separator: string): string {
  const all = [...new Set(texts)]
  const more = all.length > MAX_VALUES ? [`and ${all.length - MAX_VALUES} more`] : []
  return [...all.slice(0, MAX_VALUES), ...more].join(separator)
}

/** @returns the text with the start of each long value, so that all of them are seen */
const cut = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*"/g, (value) =>
    value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…"` : value,
  )

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
