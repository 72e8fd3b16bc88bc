import { readFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { rowsOf } from "../../../test/matrix"
import { SAMPLE_NAMES } from "../../../test/site-content"
import { checkContent, VALID_FILES } from "../../../test/valid-content"
import type { Diagnostic } from "../diagnostics"
import { SAMPLE } from "../files/content-folder"
import { validateContentFile } from "../load"
import type { FileName } from "../schemas"
import { isComplete, parseYaml } from "../yaml/yaml-document"
import { readMistakes } from "./invalid-files/read-mistakes"

/** A corrected line, with the spaces before it if they change. */
const CORRECTED =
  /(?:^|\s)write (?:with (no|\d+) spaces? before it: )?(.+?)(?: if there are none\.| if the dash is part of the text\.)?$/i

/** The column in which the line starts. */
const MOVED = /^Should it start in column (\d+)\?$/

/** @returns the file after each of the changes that the hint gives */
function applyHint(text: string, { hint = "", line }: Diagnostic): string[] {
  const [, column] = MOVED.exec(hint) ?? []
  if (column !== undefined) {
    const lines = text.split("\n")
    const before = " ".repeat(Number(column) - 1)
    return [lines.with(line - 1, before + (lines[line - 1] ?? "").trimStart()).join("\n")]
  }
  const [, spaces, corrected] = CORRECTED.exec(hint) ?? []
  if (corrected === undefined) return []
  const lines = text.split("\n")
  const indent = /^\s*/.exec(lines[line - 1] ?? "")?.[0] ?? ""
  const before = spaces === undefined ? indent : " ".repeat(Number(spaces) || 0)
  return [lines.with(line - 1, before + corrected).join("\n")]
}

/** Another mistake that only the corrected text shows, such as a mark that is not closed. */
const IN_THE_TEXT = "unclosed-mark odd-text bad-link bad-address smart-quotes".split(" ")

/** @returns the file with the name that the hint gives in place of the one that is marked */
function applyName(text: string, { hint = "", line, column, endColumn = 1 }: Diagnostic): string[] {
  const [, meant] = /^Did you mean "(.*)"\?$/.exec(hint) ?? []
  if (meant === undefined) return []
  const lines = text.split("\n")
  const before = lines[line - 1] ?? ""
  const after = before.slice(0, column - 1) + meant + before.slice(endColumn - 1)
  return [lines.with(line - 1, after).join("\n")]
}

/** The hints for dictionaries are words, and no lines to paste. */
const MISTAKES = readMistakes()
  .flatMap(({ rows }) => rows)
  .filter(({ file }) => file in VALID_FILES)

// Slow: it reads a file again for each line that a hint proposes.
test("the corrected line or name for each mistake can replace it, and the problem is gone", () => {
  const tried = MISTAKES.flatMap(({ title, file, files }) => {
    const text = files[file] ?? ""
    const before = checkContent(files).diagnostics
    const own = before.filter((diagnostic) => diagnostic.file === `content/${file}.yaml`)
    const changes = own.flatMap((diagnostic) =>
      [...applyHint(text, diagnostic), ...applyName(text, diagnostic)].map((changed) => ({
        changed,
        diagnostic,
      })),
    )
    return changes.map(({ changed, diagnostic: { file: name, line, message, hint } }) => {
      const isNew = (other: Diagnostic) =>
        !before.some((each) => each.code === other.code && each.line === other.line)
      const left = checkContent({ ...files, [file]: changed }).diagnostics.filter(
        (each) =>
          each.file === name &&
          each.line <= line &&
          !IN_THE_TEXT.includes(each.code) &&
          (isNew(each) || each.message === message),
      )
      return left.length === 0 ? "" : `${title}: ${hint} → ${left.map((each) => each.message)}`
    })
  })
  expect(tried.filter(Boolean)).toEqual([])
  expect(tried.length).toBeGreaterThan(40)
}, 200_000)

/** @returns the data of a file; undefined if it has a mistake in its YAML */
function dataOf(text: string): unknown {
  const document = parseYaml(text)
  return isComplete(document) ? document.toJS() : undefined
}

/** @returns what a line is apart from its texts: its indentation, its dashes and its field */
const shapeOf = (line = "") => /^ *(?:- +)*(?:\w+:)?/.exec(line)?.[0] ?? ""

/** The parser takes long for the 145 events of a demo, which are all alike. */
const withFewEvents = (lines: readonly string[]) =>
  lines.filter((line, index) => !/\{ at:/.test(line) || !/\{ at:/.test(lines[index - 3] ?? ""))

/** @returns the indexes of the lines, without those that stand between the same fields as an earlier one */
function differentPlaces(lines: readonly string[]): number[] {
  const shapes = lines.map(shapeOf)
  const places = new Map(
    shapes.map((_, index) => [shapes.slice(Math.max(0, index - 1), index + 2).join("|"), index]),
  )
  return [...places.values()]
}

const FILES: readonly FileName[] = [...SAMPLE_NAMES, "variants/platform", "letters/platform"]

/** @returns the line after each small accident: of its columns, its dash, its colon, its quotes and its brackets */
function accidentsOf(line: string): string[] {
  const [, indent = "", dash = "", rest = ""] = /^( *)((?:- )?)(.*)$/.exec(line) ?? []
  if (rest === "" || rest.startsWith("#")) return []
  const columns = [-4, -2, -1, 1, 2, 4].filter((spaces) => indent.length + spaces >= 0)
  const accidents = [
    ...columns.map((spaces) => " ".repeat(indent.length + spaces) + dash + rest),
    "\t".repeat(Math.max(1, indent.length / 2)) + dash + rest,
    indent + dash + rest.replace(": ", ":"),
    indent + dash + rest.replace(/:(?= |$)/, ""),
    ...(dash === "" ? [] : ["", "-", "• ", "  "].map((sign) => indent + sign + rest)),
  ]
  if (rest.endsWith("'"))
    accidents.push(
      line.slice(0, -1),
      `${line.slice(0, -1)}"`,
      line.replace(/'(?=[^']*'$)/, '"'),
      line.replace(/'(?=[^']*'$)/, ""),
      `${line},`,
    )
  if (rest.endsWith("]")) accidents.push(line.slice(0, -1), line.replace("[", ""), `${line},`)
  return accidents
}

/** @returns what the check proposes for each accident in the lines, if the file says something else then */
function findWrongHints(name: FileName, lines: readonly string[]) {
  const meant = dataOf(lines.join("\n"))
  const accidents = differentPlaces(lines).flatMap((index) =>
    accidentsOf(lines[index] ?? "").map((line) => lines.with(index, line).join("\n")),
  )
  let proposed = 0
  const wrong = rowsOf(accidents, (_, index) => index % PART === 0).flatMap((text) => {
    if (isDeepStrictEqual(dataOf(text), meant)) return []
    const { diagnostics } = validateContentFile("sample", name, Buffer.from(text))
    return diagnostics.flatMap((diagnostic) => {
      const changes = applyHint(text, diagnostic)
      proposed += changes.length
      return changes
        .filter((changed) => !isDeepStrictEqual(dataOf(changed), meant))
        .map(() => `${name}:${diagnostic.line} ${diagnostic.hint}`)
    })
  })
  return { proposed, wrong }
}

/** Each accident reads the file some times, so only a part of them happens in the usual run. */
const PART = 7

test("no line that is proposed for a small accident changes a fact of the sample", () => {
  const tried = FILES.map((name) => {
    const original = readFileSync(path.join(SAMPLE, `${name}.yaml`), "utf8")
    const lines = withFewEvents(original.split("\n"))
    const valid = Buffer.from(lines.join("\n"))
    expect(validateContentFile("sample", name, valid).diagnostics).toEqual([])
    return findWrongHints(name, lines)
  })
  expect(tried.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(tried.reduce((sum, { proposed }) => sum + proposed, 0)).toBeGreaterThan(150)
}, 200_000)
