/** The content is six levels deep at most. */
export const MAX_DEPTH = 30

/**
 * A parser of YAML calls itself for each level, and a line such as '- - - -' makes a level of two
 * bytes: some thousands of them abort Node in a way that cannot be caught. So the levels are
 * counted before any parser sees the text, by the columns at which a line may open one.
 * @returns the offset of the first level too many
 */
export function findDeepNesting(text: string): number | undefined {
  const brackets = new RegExp(`(?:[[{]\\s*){${MAX_DEPTH}}`).exec(text)
  if (brackets) return brackets.index

  const columns: number[] = []
  let lineStart = 0
  for (const line of text.split("\n")) {
    for (const column of openings(line)) {
      while ((columns.at(-1) ?? -1) >= column) columns.pop()
      columns.push(column)
      if (columns.length > MAX_DEPTH) return lineStart + column
    }
    lineStart += line.length + 1
  }
  return undefined
}

/** The columns of the indicators that begin the line, and of what follows them. */
function openings(line: string): number[] {
  const columns: number[] = []
  let column = 0
  while (column < line.length) {
    const character = line.charAt(column)
    if (character !== " " && character !== "\t") {
      columns.push(column)
      if (!/[-?:]/.test(character) || !/^(?:\s|$)/.test(line.charAt(column + 1))) break
    }
    column++
  }
  return columns
}
