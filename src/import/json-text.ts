/** Finds names that stand twice in one object of JSON. */

// Without alternatives within a text: they would fill the stack for a picture of 6 MB.
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*(:))?|[{}]/g

/** @returns for each name that stands twice in one object its second line: of the two values, the last counts */
export function repeatedNames(json: string): { name: string; line: number }[] {
  const open: Set<string>[] = []
  const repeated: { name: string; line: number }[] = []
  let line = 1
  let offset = 0
  for (const { 0: token, 1: colon, index } of json.matchAll(TOKENS)) {
    if (token === "{") open.push(new Set())
    else if (token === "}") open.pop()
    else if (colon) {
      const name = token.slice(0, token.lastIndexOf('"') + 1)
      line += json.slice(offset, index).split("\n").length - 1
      offset = index
      if (open.at(-1)?.has(name)) repeated.push({ name, line })
      open.at(-1)?.add(name)
    }
  }
  return repeated
}
