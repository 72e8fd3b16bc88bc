/** What a part of the benchmark has found out, and how it is told. */
import { formatMarkdown, formatText, type Table } from "../../lib/table"

export type Report = {
  tables: readonly Table[]
  /** What the tables do not say of themselves, one sentence each. */
  notes: readonly string[]
  /** Every single measurement, for --json. */
  data: unknown
}

/** @returns the report as it is read in a terminal, or as Markdown */
export function formatReport({ tables, notes }: Omit<Report, "data">, markdown: boolean): string {
  const format = markdown ? formatMarkdown : formatText
  const list = notes.map((note) => (markdown ? `- ${note}` : `* ${note}`)).join("\n")
  return [...tables.map(format), list].filter(Boolean).join("\n\n")
}
