/** Generates damaged content files, as typing errors, editors or failed copies can produce them. */
import fc from "fast-check"
import type { FileName } from "../src/content/schemas"

export type Mutant = { name: FileName; bytes: Buffer }

type Change = (source: Buffer, at: number, argument: number) => Buffer

/** Replacement values: other types, unclosed quotes, and what YAML parsers read differently. */
const VALUES = [
  ..."|null|~|true|no|42|-0|0b11|0o17|0x1F|1_000|1e3|.inf|.nan|2024-01-01|12:30:00|[]|{}|''|\"".split(
    "|",
  ),
  ..."'|[|]|{|}|&a|*a|!x|!!binary aGk=|@x|%x|`x|- x|? x|: x|# x|x # y|x #1|a: b|>|<<|=|,|\\".split(
    "|",
  ),
  ..."javascript:alert(1)|https://|//x|mailto:|/resume/#x|Apr 0000|Mai 2020|\u{1f600}|\u202e|é".split(
    "|",
  ),
  "|",
  "x".repeat(3000),
]

const BYTES = [0x00, 0x09, 0x0a, 0x0d, 0x22, 0x27, 0x3a, 0x7f, 0x80, 0xc3, 0xef, 0xff]

const onLines =
  (change: (lines: string[], at: number, argument: number) => void): Change =>
  (source, at, argument) => {
    const lines = source.toString("utf8").split("\n")
    change(lines, at % lines.length, argument)
    return Buffer.from(lines.join("\n"))
  }

const onLine = (change: (line: string, argument: number) => string): Change =>
  onLines((lines, at, argument) => {
    lines[at] = change(lines[at] ?? "", argument)
  })

const KEY = /^(\s*(?:- )*)([\w-]+)(:\s*)/

const CHANGES: readonly Change[] = [
  // Delete and duplicate lines
  onLines((lines, at, argument) => void lines.splice(at, 1 + (argument % 4))),
  onLines((lines, at, argument) => void lines.splice(at, 0, lines[argument % lines.length] ?? "")),
  onLines((lines, at) => void lines.splice(at, 0, lines[at] ?? "")),
  // Change the indentation
  onLine((line, argument) => " ".repeat(1 + (argument % 4)) + line),
  onLine((line, argument) => line.slice(1 + (argument % 4))),
  onLine((line) => `\t${line.trimStart()}`),
  onLine((line) => line.replace("- ", "")),
  onLine((line) => line.replace(/^(\s*)/, "$1- ")),
  // Replace and swap values
  onLine((line, argument) =>
    line.replace(/(: |- )[^:]*$/, `$1${VALUES[argument % VALUES.length]}`),
  ),
  onLines((lines, at, argument) => {
    const other = argument % lines.length
    const value = (line = "") => /(?<=: |- ).*$/.exec(line)?.[0] ?? ""
    const [a, b] = [value(lines[at]), value(lines[other])]
    lines[at] = (lines[at] ?? "").replace(/(?<=: |- ).*$/, () => b)
    lines[other] = (lines[other] ?? "").replace(/(?<=: |- ).*$/, () => a)
  }),
  // Misspell keys
  onLine((line, argument) =>
    line.replace(KEY, (_, a, key: string, b) => a + misspell(key, argument) + b),
  ),
  // Truncate, delete and insert bytes
  (source, at) => source.subarray(0, at % (source.length + 1)),
  (source, at, argument) => {
    const start = at % (source.length + 1)
    return Buffer.concat([source.subarray(0, start), source.subarray(start + (argument % 40))])
  },
  (source, at, argument) => {
    const start = at % (source.length + 1)
    const byte = Buffer.from([BYTES[argument % BYTES.length] ?? 0])
    return Buffer.concat([source.subarray(0, start), byte, source.subarray(start)])
  },
]

function misspell(word: string, argument: number): string {
  const at = argument % word.length
  return argument % 2
    ? word.slice(0, at) + word.slice(at + 1)
    : `${word.slice(0, at)}x${word.slice(at)}`
}

/**
 * @param sources the original files
 * @returns one of the files with one to three changes
 */
export function contentMutant(
  sources: Readonly<Partial<Record<FileName, Buffer>>>,
): fc.Arbitrary<Mutant> {
  const step = fc.record({
    change: fc.constantFrom(...CHANGES),
    at: fc.nat(0xffff),
    argument: fc.nat(0xffff),
  })
  const steps = fc.array(step, { minLength: 1, maxLength: 3 })
  const files = Object.entries(sources) as [FileName, Buffer][]
  return fc.tuple(fc.constantFrom(...files), steps).map(([[name, original], changes]) => ({
    name,
    bytes: changes.reduce(
      (source, { change, at, argument }) => change(source, at, argument),
      original,
    ),
  }))
}
