/** Formats tables for the terminal and for Markdown. */

export type Table = {
  /** The title of the table. */
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** The number of columns with text, which come first; the others have figures. */
  labels: number
}

/** @returns the table in columns: text aligned left, figures aligned right */
export function formatText(table: Table): string {
  return [table.caption, ...padRows(table).map((cells) => cells.join("  ").trimEnd())].join("\n")
}

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
