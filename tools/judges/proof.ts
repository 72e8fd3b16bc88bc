/** Makes the tables of docs/proof.md. */
import path from "node:path"
import { formatMarkdown } from "../../scripts/lib/table"
import type { Validator } from "./conformance"

/** What a parser or an extractor reads of a document: column → the facts that it has right, and all of them. */
export type Reading = {
  family: "parser" | "extractor"
  judge: string
  life: string
  language: string
  /** As in 'one': see `makeDocuments`. That of a peer is the name of its theme. */
  kind: string
  counts: Readonly<Record<string, readonly [right: number, all: number]>>
}

/** The peer's files are asked, too. A judge that this machine does not have is what it needs. */
type Asked = [
  judge: string,
  question: string,
  ask: Validator | string,
  files: string[],
  peers?: string[],
]

/** The kinds of documents with their names, in the order of the columns. */
const KINDS = new Map([
  ["one", "one column"],
  ["two", "two columns"],
  ["word", "Word"],
])

const nameOf = ({ kind }: Reading) => KINDS.get(kind) ?? `RenderCV ${kind}`

/** @returns a table of the validators, and a list of every complaint about our files */
export function formatValidators(all: readonly Asked[]): string {
  const complaints: string[] = []
  const rows = all.map(([judge, question, ask, files, peers = []]) => {
    if (typeof ask === "string") return [judge, question, `not asked: needs ${ask}`, "–"]
    const found = ask([...files, ...peers])
    const wrong = (some: string[]) => some.filter((file) => found.get(file) !== "")
    for (const file of wrong(files))
      complaints.push(`- ${judge}, ${path.basename(file)}: ${found.get(file) ?? "no answer"}`)
    const count = (some: string[]) => `${some.length - wrong(some).length} of ${some.length}`
    return [judge, question, count(files), peers.length > 0 ? count(peers) : "–"]
  })
  const head = ["judge", "question", "here", "RenderCV"]
  const table = formatMarkdown({ caption: "Files without a complaint", head, rows, labels: 4 })
  return [table, "", ...(complaints.length > 0 ? complaints : ["There is no complaint."])].join(
    "\n",
  )
}

type Fact = Reading & { fact: string }

/** @returns the sums of the facts in the same row and column, as a table */
function formatFacts(
  caption: string,
  labels: readonly string[],
  facts: readonly Fact[],
  rowOf: (fact: Fact) => string[],
  columnOf: (fact: Fact) => string,
): string {
  const columns = [...new Set(facts.map(columnOf))]
  const rows = new Map(facts.map((fact) => [rowOf(fact).join("|"), rowOf(fact)]))
  const cell = (row: string, column: string) => {
    const counts = facts
      .filter((fact) => rowOf(fact).join("|") === row && columnOf(fact) === column)
      .map(({ counts, fact }) => counts[fact] ?? [0, 0])
    const sum = (place: 0 | 1) => counts.reduce((total, count) => total + count[place], 0)
    return sum(1) > 0 ? `${sum(0)} of ${sum(1)}` : "–"
  }
  const cells = [...rows].map(([key, row]) => [...row, ...columns.map((each) => cell(key, each))])
  const head = [...labels, ...columns]
  return formatMarkdown({ caption, head, rows: cells, labels: labels.length })
}

/** @returns the tables of the parsers, and those of the text extractors */
export function formatReadings(readings: readonly Reading[]): { parsers: string; texts: string } {
  const order = [...KINDS.keys(), ...new Set(readings.map(({ kind }) => kind))]
  const facts = readings
    .flatMap((each) => Object.keys(each.counts).map((fact) => ({ ...each, fact })))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const parsers = facts.filter(({ family }) => family === "parser")
  parsers.sort((a, b) => a.judge.localeCompare(b.judge))
  const texts = facts.filter(({ family }) => family === "extractor")
  const lives = new Set(parsers.map(({ life }) => life))
  const english = texts.filter(({ life, language }) => lives.has(life) && language === "en")
  const others = texts.filter((each) => !english.includes(each) && each.fact === "responsibilities")
  const tableOf = (caption: string, name: string) => {
    const named = english.filter(({ fact }) => fact === name)
    return formatFacts(caption, ["reader"], named, ({ judge }) => [judge], nameOf)
  }
  const rowOf = (fact: Fact) => [fact.judge, nameOf(fact)]
  const labels = ["reader", "document"]
  return {
    parsers: formatFacts("What parsers read", labels, parsers, rowOf, ({ fact }) => fact),
    texts: [
      tableOf("Whole responsibilities", "responsibilities"),
      tableOf("Roles with both dates after the title", "dates"),
      formatFacts(
        "Whole responsibilities in other languages",
        labels,
        others,
        rowOf,
        ({ life, language }) => `${life}, ${language}`,
      ),
    ].join("\n\n"),
  }
}
