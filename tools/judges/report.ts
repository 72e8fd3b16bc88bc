/** Fills the template of docs/proof.md with what the judges have found. */
import fs from "node:fs"
import { codeRoot } from "../../src/roots"
import { formatMarkdown } from "../lib/table"

/** The documents that docs/proof.md compares. docs/proof.csv has the others, too. */
const DOCUMENTS = "one-column.pdf resume.pdf resume.docx classic.pdf engineeringresumes.pdf".split(
  " ",
)

const PARSER_COUNTS = ["contact", "skills", "entries", "responsibilities"]
const EXTRACTOR_COUNTS = ["whole responsibilities", "dates after the title"]

/**
 * @param texts what takes the place of each `{name}` of the template
 * @param figures the text of docs/proof.csv, which score.py prints
 */
export function toReport(texts: Record<string, string>, figures: string): string {
  const template = fs.readFileSync(codeRoot("tools/judges/proof-template.md"), "utf8")
  const all = { ...texts, parsers: toParserTable(figures) }
  return template.replace(/\{(\w+)\}/g, (_, name: keyof typeof all) => all[name] ?? "")
}

/** @returns a row for each parser and count, then the least that any text extractor finds */
function toParserTable(figures: string): string {
  const [, ...lines] = figures.trim().split("\n")
  const english = lines
    .map((line) => line.split(","))
    .filter(([, , , lives]) => lives === "English")
  const toRow = (who: string, what: string, some: string[][]) => {
    const least = DOCUMENTS.map((document) => {
      const found = some.filter(([, of]) => of === document).map((cells) => Number(cells[4]))
      return found.length > 0 ? String(Math.min(...found)) : "–"
    })
    return some[0] ? [[who, what, some[0][5] ?? "", ...least]] : []
  }
  const counted = (what: string) => english.filter((cells) => cells[2] === what)
  const parsers = [...new Set(counted("contact").map(([reader = ""]) => reader))]
  const rows = [
    ...parsers.flatMap((parser) =>
      PARSER_COUNTS.flatMap((what) =>
        toRow(
          parser,
          what,
          counted(what).filter(([reader]) => reader === parser),
        ),
      ),
    ),
    ...EXTRACTOR_COUNTS.flatMap((what) => toRow("least of extractors", what, counted(what))),
  ]
  const head = ["reader", "finds", "of", ...DOCUMENTS]
  return formatMarkdown({
    caption: "What readers find, in the English lives",
    head,
    rows,
    labels: 2,
  })
}
