/** Finds where the characters of a text are in its YAML file. */

import type { Scalar } from "yaml"
import type { Range } from "../../diagnostics"

/** An escape sequence in double quotes. A line break after a backslash stands for nothing. */
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(\r?\n|.))/sy

/** The characters after a backslash that do not stand for themselves. */
const NAMED_ESCAPES: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  t: "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
  e: "\x1b",
  N: "\x85",
  _: "\xa0",
  L: "\u2028",
  P: "\u2029",
}

/**
 * YAML folds lines, removes indentation and replaces escapes, but it keeps the order of all characters
 * that are not white space. So each of them is found by comparing the value with the source.
 * @param source the text of the file
 * @param scalar a string that the YAML parser found in it; its value may have other white space
 * @returns the range in the file of each UTF-16 code unit of the value; white space has an empty range
 *   after the character before it; undefined if the value and the source do not match
 */
export function scalarRanges(
  source: string,
  { value, type, range }: Pick<Scalar, "value" | "type" | "range">,
): Range[] | undefined {
  if (typeof value !== "string" || !range) return undefined
  const ranges: Range[] = []
  let offset = range[0] + headLength(source.slice(range[0], range[1]), type)
  while (ranges.length < value.length) {
    if (/\s/.test(value.charAt(ranges.length))) {
      ranges.push([offset, offset])
      continue
    }
    const { decoded, length } = decodeAt(source, offset, type)
    if (offset >= range[1]) return undefined
    if (decoded.trim() === "") {
      offset += length
      continue
    }
    if (!value.startsWith(decoded, ranges.length)) return undefined
    const end = offset + length
    for (const _unit of decoded.split("")) ranges.push([offset, end])
    offset = end
  }
  return ranges
}

/** @returns the length of what is before the first character: a quote, or the line with | or > */
function headLength(source: string, type: Scalar["type"]): number {
  if (type === "QUOTE_SINGLE" || type === "QUOTE_DOUBLE") return 1
  return type === "PLAIN" ? 0 : source.indexOf("\n") + 1
}

/** @returns the character at the offset, and the number of code units that it has in the source */
export function decodeAt(source: string, offset: number, type: Scalar["type"]) {
  const character = source.charAt(offset)
  if (type === "QUOTE_SINGLE" && character === "'") return { decoded: character, length: 2 }
  if (type !== "QUOTE_DOUBLE" || character !== "\\") return { decoded: character, length: 1 }
  ESCAPE.lastIndex = offset
  const [sequence = character, x, u, long, other = ""] = ESCAPE.exec(source) ?? []
  const code = x ?? u ?? long
  const decoded = code
    ? String.fromCodePoint(Number.parseInt(code, 16))
    : (NAMED_ESCAPES[other] ?? other)
  return { decoded, length: sequence.length }
}
