import { readFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { rowsOf } from "../../../test/matrix"
import { SAMPLE_NAMES } from "../../../test/site-content"
import { checkContent, VALID_FILES } from "../../../test/valid-content"
import type { Diagnostic } from "../diagnostics"
import { SAMPLE } from "../files/content-folder"
import { validateContentFile } from "../load"
import type { ContentName, FileName } from "../schemas"
import { isComplete, parseYaml } from "../yaml/yaml-document"
import { type Mistake, readMistakes } from "./invalid-files/read-mistakes"

/** Texts without quotes that YAML reads as something else, or not at all. */
const TEXTS = [
  ..."C: sharp|@x|C #|x #1|#x|*x|&x|!x y|%x|`x`|- x|? x|null|~|2024|1.10|true|2024-01-01".split(
    "|",
  ),
  ..."'it's|\"a b\" c|'a' b|it's: a|[x] y|{x} y|x, y: z|“x”|“x: y”|> x|x]|x}|'x|\"x|0x10|=".split(
    "|",
  ),
  ..."<<|!!str 12|012|12:30:45|a: 'b': c|_x|**a|[a](b|[a](www.x.dev)|a: b # c|'a: b' # c".split(
    "|",
  ),
]

/** Places for such a text: the file, what stands there, and what replaces it. */
const PLACES: readonly (readonly [ContentName, from: string, to: string])[] = [
  ["about", "- Clear edges", "- TEXT"],
  ["home", "lead: Backend engineer.", "lead: TEXT"],
  ["about", "- I build services.", "- I build services\n    and TEXT"],
  ["about", "items:\n      - Clear edges", "items: [TEXT, scala, kotlin]"],
  ["about", "items:\n      - Clear edges", "items: [scala, kotlin, TEXT] # mine"],
  [
    "about",
    "items:\n      - Clear edges",
    "items: [\n        kotlin, TEXT, scala,\n        other]",
  ],
  [
    "about",
    "likes:\n  - title: At work\n    items:\n      - Clear edges",
    "likes: [{title: a, items: [b, TEXT, c]}]",
  ],
  ["skills", "- id: kotlin\n        name: Kotlin", "- {name: TEXT, id: kotlin}"],
]

/** A corrected line, or the lines that it replaces, with the spaces before it if they change. */
const CORRECTED =
  /(?:^|\s)write (?:in place of lines (\d+) to (\d+): |with (no|\d+) spaces? before it: )?(.+?)(?:, or put .* if it is a comment\.| if it has not ended\.| if there are none\.| if the dash is part of the text\.)?$/i

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
  return hint.split(/\. Otherwise, (?=write)/).flatMap((part) => {
    const [, from, to, spaces, corrected] = CORRECTED.exec(part) ?? []
    if (corrected === undefined) return []
    const lines = text.split("\n")
    const first = from === undefined ? line : Number(from)
    const last = to === undefined ? line : Number(to)
    const indent = /^\s*/.exec(lines[first - 1] ?? "")?.[0] ?? ""
    const before = spaces === undefined ? indent : " ".repeat(Number(spaces) || 0)
    lines.splice(first - 1, last - first + 1, before + corrected)
    return [lines.join("\n")]
  })
}

/** Another mistake that only the corrected text shows, such as a mark that is not closed. */
const IN_THE_TEXT = new Set([
  "unclosed-mark",
  "odd-text",
  "bad-link",
  "bad-address",
  "smart-quotes",
])

const checked = new Map<string, readonly Diagnostic[]>()

type Changed = Pick<Mistake, "title" | "file" | "files">

/** @returns the diagnostics of the valid content with other texts of files; two tests look at a mistake */
function diagnosticsOf({ files }: Changed): readonly Diagnostic[] {
  const key = JSON.stringify(files)
  const diagnostics = checked.get(key) ?? checkContent(files).diagnostics
  checked.set(key, diagnostics)
  return diagnostics
}

/** The hints for dictionaries are words, and no lines to paste. */
const MISTAKES = readMistakes()
  .flatMap(({ rows }) => rows)
  .filter(({ file }) => file in VALID_FILES)

/** @returns the number of corrected lines in the hints, and those after which the problem remains */
function tryHints(mistake: Changed): { count: number; failures: string[] } {
  const { title, file, files } = mistake
  const text = files[file] ?? ""
  const before = diagnosticsOf(mistake)
  const tried = before
    .filter((diagnostic) => diagnostic.file === `content/${file}.yaml`)
    .flatMap((diagnostic) =>
      applyHint(text, diagnostic).map((changed) => ({ changed, diagnostic })),
    )
  const failures = tried.flatMap(({ changed, diagnostic }) => {
    const isNew = ({ code, line }: Diagnostic) =>
      !before.some((each) => each.code === code && each.line === line)
    const left = checkContent({ ...files, [file]: changed }).diagnostics.filter(
      (each) =>
        each.file === diagnostic.file &&
        each.line <= diagnostic.line &&
        !IN_THE_TEXT.has(each.code) &&
        (isNew(each) || each.message === diagnostic.message),
    )
    const messages = left.map(({ message }) => message).join(" ")
    return left.length > 0 ? [`${title}: ${diagnostic.hint} → ${messages}`] : []
  })
  return { count: tried.length, failures }
}

/** Each text in two places, and each place with every fourth text. */
const IN_PLACES: readonly Changed[] = PLACES.flatMap(([file, from, to], place) =>
  rowsOf(TEXTS, (_, index) => (index + place) % 4 === 0).map((text) => {
    const title = to.replace("TEXT", () => text)
    return { title, file, files: { [file]: VALID_FILES[file].replace(from, () => title) } }
  }),
)

// Slow: it reads a file again for each line that a hint proposes.
test.each([
  ["a text without quotes", IN_PLACES, 40],
  ["each mistake", MISTAKES, 60],
])(
  "the corrected line for %s can replace the line, and the problem is gone",
  (_what, mistakes, least) => {
    const tried = mistakes.map(tryHints)
    expect(tried.flatMap(({ failures }) => failures)).toEqual([])
    expect(tried.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(least)
  },
  200_000,
)

test("every name and value after 'Did you mean' is whole, and the problem is gone with it", () => {
  const failures: string[] = []
  for (const mistake of MISTAKES) {
    const { title, file, files } = mistake
    for (const diagnostic of diagnosticsOf(mistake)) {
      const [, meant] = /^Did you mean "(.*)"\?$/.exec(diagnostic.hint ?? "") ?? []
      if (meant === undefined) continue
      const lines = (files[file] ?? "").split("\n")
      const line = lines[diagnostic.line - 1] ?? ""
      const [start, end] = [diagnostic.column - 1, (diagnostic.endColumn ?? 1) - 1]
      lines[diagnostic.line - 1] = line.slice(0, start) + meant + line.slice(end)
      const left = checkContent({ ...files, [file]: lines.join("\n") }).diagnostics
      if (left.some(({ message }) => message === diagnostic.message)) failures.push(title)
    }
  }
  expect(failures).toEqual([])
}, 200_000)

test("a hint does not cut off a long name", () => {
  const id = `kotlin-${"x".repeat(80)}`
  const skills = VALID_FILES.skills.replace("id: kotlin", `id: ${id}`)
  const work = VALID_FILES.work.replace("[kotlin]", `[${id}x]`)
  const hints = checkContent({ skills, work }).diagnostics.map(({ hint }) => hint)
  expect(hints).toContain(`Did you mean "${id}"?`)
})

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
