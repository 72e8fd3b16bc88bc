/** Rows of cells in; a table for the terminal, or for Markdown, out. */

export type Table = {
  /** What the rows are, in a few words. */
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** How many of the first columns hold words; the others hold figures. */
  labels: number
}

/** What stands for a figure that was not measured. */
export const UNKNOWN = "–"

/** @returns the figure with so many digits behind the point, or a dash if there is none */
export function figure(value: number | undefined, digits = 0): string {
  return value === undefined ? UNKNOWN : value.toFixed(digits)
}

/** @returns the table in columns: words to the left, figures to the right */
export function formatText(table: Table): string {
  return [table.caption, ...padRows(table).map((cells) => cells.join("  ").trimEnd())].join("\n")
}

/** @returns the table as GitHub draws it */
export function formatMarkdown(table: Table): string {
  const [head = [], ...rows] = padRows(table)
  const rule = head.map(({ length }, column) =>
    column < table.labels ? "-".repeat(length) : `${"-".repeat(Math.max(length - 1, 1))}:`,
  )
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`)
  return [`**${table.caption}**`, "", ...lines].join("\n")
}

function padRows({ head, rows, labels }: Table): string[][] {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) =>
    widths.map((width, column) => {
      const cell = row[column] ?? ""
      return column < labels ? cell.padEnd(width) : cell.padStart(width)
    }),
  )
}
