/** Summarizes measurements in tables. */
import { spawnSync } from "node:child_process"
import { cpus, loadavg } from "node:os"
import { type Table, UNKNOWN } from "../../scripts/lib/table"
import type { Options } from "./options"

/** What a part receives: its options, an empty folder of its own, and a function for progress lines. */
export type Context = Pick<Options, "rounds" | "against"> & {
  folder: string
  log: (line: string) => void
}

export type Report = {
  tables: readonly Table[]
  /** How the figures were measured, one sentence each. */
  notes: readonly string[]
}

/** The figures of one run, by column; undefined when there is nothing to measure. */
export type Figures = Readonly<Record<string, number | undefined>>

/** All runs, by row. */
export type Runs = Record<string, Figures[]>

export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/**
 * Formats medians, with minimum and maximum in brackets where they differ: "452 (430–520)".
 * @param label the head of the first column
 * @param compared the columns that are followed by the ratio of their median to that of the first row
 */
export function toTable(
  caption: string,
  label: string,
  runs: Runs,
  compared: readonly string[] = [],
): Table {
  const rows = Object.entries(runs)
  const [, base = []] = rows[0] ?? []
  const columns = Object.keys(base[0] ?? {})
  const toCells = (row: readonly Figures[], column: string) => {
    const values = row.map((figures) => figures[column])
    if (!compared.includes(column)) return [formatSpread(values)]
    const [value, divisor] = [median(values), median(base.map((figures) => figures[column]))]
    return [formatSpread(values), value && divisor ? (value / divisor).toFixed(2) : UNKNOWN]
  }
  return {
    caption,
    head: [label, ...columns.flatMap((head) => (compared.includes(head) ? [head, "×"] : [head]))],
    labels: 1,
    rows: rows.map(([name, row]) => [name, ...columns.flatMap((column) => toCells(row, column))]),
  }
}

function formatSpread(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined)
  if (known.length === 0) return UNKNOWN
  const [least, most] = [formatFigure(Math.min(...known)), formatFigure(Math.max(...known))]
  return formatFigure(median(known) ?? 0) + (least === most ? "" : ` (${least}–${most})`)
}

/** @returns the value with three digits, or with all digits before the point */
const formatFigure = (value: number) =>
  String(Math.abs(value) < 100 ? Number(value.toPrecision(3)) : Math.round(value))

/** @returns the tables, each formatted by `format`, and the notes as a list */
export function formatReport({ tables, notes }: Report, format: (table: Table) => string): string {
  return [...tables.map(format), notes.map((note) => `- ${note}`).join("\n")].join("\n\n")
}

/**
 * Replaces everything between `<!-- bench:PART -->` and `<!-- /bench:PART -->`.
 * @throws when the document has no such markers
 */
export function replaceTables(document: string, part: string, tables: string): string {
  const [open, close] = [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`]
  const [start, end] = [document.indexOf(open), document.indexOf(close)]
  if (start < 0 || end < start) throw new Error(`The document has no ${open} … ${close}.`)
  return `${document.slice(0, start + open.length)}\n\n${tables}\n\n${document.slice(end)}`
}

/** @returns the date, the commit, the machine and its load, in one sentence */
export function describeMachine(): string {
  const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" })
  const commit = `${new Date().toISOString().slice(0, 10)} at ${stdout?.trim()}`
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`
  return `Measured on ${commit}: ${machine}, load ${loadavg()[0]?.toFixed(1)} at the start.`
}
