/** Warnings that the owner knows: a comment above the line of the field or the item, as in `# ok: gap`, suppresses them. */
import { isScalar } from "yaml"
import { canStay, ERRORS, WARNINGS } from "../diagnostic-codes"
import { type Diagnostic, type Finding, isError } from "../diagnostics"
import { didYouMean, quote } from "../wording"
import { type ContentFile, nodesIn, place } from "../yaml/positions"
import type { ValidatedFile, ValidatedFiles } from "./together"

const MARK = /#[ \t]*ok[ \t]*:(.*)$/gim

/** Only the command `check` finds these, after all others. */
const FOUND_LATER = new Set(["stale-date"])

/** @returns the diagnostics without the suppressed warnings, and a warning for each comment that suppresses nothing */
export function withoutSuppressed(
  files: ValidatedFiles,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const suppressed = new Set<Diagnostic>()
  const useless = (Object.values(files) as ValidatedFile[]).flatMap((file) =>
    marksIn(file).flatMap(({ codes, range, lines }) =>
      codes.flatMap((code) => {
        const found = diagnostics.filter(
          (each) => each.file === file.file && each.code === code && lines.has(each.line),
        )
        const isKnown = canStay(code)
        if (isKnown) for (const each of found) suppressed.add(each)
        // An error may hide a warning.
        const isUsed = found.length > 0 || FOUND_LATER.has(code) || diagnostics.some(isError)
        if (isKnown && isUsed) return []
        return [place(file, { range, ...describeUseless(code) })]
      }),
    ),
  )
  return [...diagnostics.filter((each) => !suppressed.has(each)), ...useless]
}

/** @returns the comments of a file, each with its codes and the lines whose warnings it suppresses */
export function marksIn({ source, document }: ContentFile) {
  if (!source || !document) return []
  const { text, lines } = source
  const marks = [...text.matchAll(MARK)]
  const texts = marks.length > 0 ? nodesIn(document).filter(({ node }) => isScalar(node)) : []
  return marks.flatMap(({ 0: mark, 1: codes = "", index }) => {
    if (texts.some(({ range: [start, end] }) => start <= index && index < end)) return []
    const line = text.slice(0, index).split("\n").length
    const isAlone = lines[line - 1]?.trim().startsWith("#")
    const range = [index, index + mark.trimEnd().length] as const
    const names = codes.split(",").map((code) => code.trim())
    return [{ codes: names, range, lines: isAlone ? linesBelow(lines, line) : new Set<number>() }]
  })
}

/**
 * @param above the number of lines up to the comment
 * @returns the numbers of the first line below it, and of the fields and the items directly in this field or item
 */
function linesBelow(lines: readonly string[], above: number): ReadonlySet<number> {
  const below = lines.flatMap((line, index) =>
    index >= above && /^\s*[^\s#]/.test(line)
      ? [{ number: index + 1, indent: line.search(/\S/) }]
      : [],
  )
  // A file with nothing but comments is empty, which its first line says.
  const [first = { number: 1, indent: 0 }, ...others] = below
  const end = others.findIndex(({ indent }) => indent <= first.indent)
  const inside = others.slice(0, end < 0 ? undefined : end)
  const next = Math.min(...inside.map(({ indent }) => indent))
  return new Set(
    [first, ...inside.filter(({ indent }) => indent === next)].map(({ number }) => number),
  )
}

function describeUseless(name: string): Finding {
  const code = "unused-ok"
  if (canStay(name)) {
    const message = `The warning ${quote(name)} does not occur at the field or the item below this comment.`
    const hint =
      "Delete the comment, or put it on the line above the field or the item of the warning."
    return { code, message, hint }
  }
  const isCode = Object.hasOwn({ ...ERRORS, ...WARNINGS }, name)
  const message = isCode
    ? `No comment accepts ${quote(name)}: it is an error, or about private data or other people's data.`
    : `There is no warning ${quote(name)}.`
  const meant = isCode ? undefined : didYouMean(name, Object.keys(WARNINGS).filter(canStay))
  return { code, message, hint: meant ?? "Delete it. docs/diagnostics.md lists the codes." }
}
