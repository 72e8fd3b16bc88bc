/** Finds what is valid YAML but probably not what was meant. */
import { withoutSmartQuotes } from "../../lib/confusable-characters"
import type { DataPath, Finding } from "../diagnostics"
import { schemaAt, valueAt } from "../schemas/introspection"
import { notesFor, walk } from "../tree/walk"
import { quote } from "../wording"
import { findAccidentalComments } from "./accidental-comments"
import { findJoinedLines } from "./joined-lines"
import { lineWithText } from "./lines"
import { findPlainTexts } from "./plain-texts"
import { findRange } from "./positions"
import type { CheckedFile } from "./yaml-document"

const keyOf = (path: DataPath | undefined) => JSON.stringify(path)

/**
 * @param valid the data with its default values; undefined if the file has an error
 * @returns a finding for each such text, and only one for each text
 */
export function findLikelyMistakes(checked: CheckedFile, valid: unknown): Finding[] {
  const all = [
    // A line that joins the text above it may be the cause, so it replaces this one.
    ...findOpenEnds(checked, valid),
    ...findSmartQuotes(checked),
    ...findEscapes(checked),
    ...findSplitTexts(checked),
    ...findJoinedLines(checked),
    ...findAccidentalComments(checked),
  ]
  return [...new Map(all.map((each) => [JSON.stringify(each.path ?? each.range), each])).values()]
}

/**
 * A mistake may cause an error: a line without a colon joins the text above it, so its field is missing,
 * and a date in typographic quotes is no date.
 * @param errors the errors in the values
 * @returns the errors and the mistakes, each mistake once
 */
export function mergeLikelyMistakes(
  errors: readonly Finding[],
  mistakes: readonly Finding[],
): Finding[] {
  const joined = new Map(
    mistakes
      .filter(({ code }) => code === "joined-lines")
      .map((mistake) => [keyOf(mistake.path), mistake]),
  )
  const causeOf = ({ code, path }: Finding) =>
    code === "missing-field" ? joined.get(keyOf(path)) : undefined
  const causes = new Set(errors.map(causeOf))
  const invalid = new Set(errors.map(({ path }) => keyOf(path)))
  return [
    ...errors.map((error) => ({ ...error, ...causeOf(error), code: error.code })),
    ...mistakes
      .filter(
        (mistake) =>
          !causes.has(mistake) &&
          !(mistake.code === "smart-quotes" && invalid.has(keyOf(mistake.path))),
      )
      // A text that cannot stand there joins lines that belong elsewhere, too.
      .map((each) => (invalid.has(keyOf(each.path)) ? { ...each, fixes: [] } : each)),
  ]
}

/**
 * Finds a job or a career break that counts as not ended only because nobody wrote its end. A file with an
 * error may have another cause.
 */
function findOpenEnds({ document, schema, data }: CheckedFile, valid: unknown): Finding[] {
  return [...walk(schema, valid)].flatMap(({ path, value }): Finding[] => {
    if (path.at(-1) !== "endDate" || value !== "" || valueAt(data, path) === "") return []
    const item = path.slice(0, -1)
    const name = valueAt(data, [...item, "title"]) ?? valueAt(data, [...item, "break"])
    const message = `${quote(String(name))} has no endDate, so it counts as not ended.`
    const hint = "Add endDate: '' if it has not ended, or its end, as in endDate: 'Mar 2023'."
    const range = findRange(document, [...item, "startDate"], "value")
    return [{ path, range, code: "open-end", message, hint }]
  })
}

const lowerFirst = (hint: string) => hint.replace(/^W/, "w")

/** Finds typographic quotes around a whole text. YAML reads them as a part of the text. */
function findSmartQuotes({ text, document }: CheckedFile): Finding[] {
  return findPlainTexts(document).flatMap(({ path, value, range }): Finding[] => {
    const inner = withoutSmartQuotes(value)
    if (inner === undefined) return []
    const message = `The quotes ${value.charAt(0)} and ${value.at(-1)} are a part of this text, because they are not straight.`
    const hint = `To show them, ${lowerFirst(lineWithText(text, range, value))}. Otherwise, ${lowerFirst(lineWithText(text, range, inner))}`
    return [{ path, range, code: "smart-quotes", message, hint }]
  })
}

/** What YAML reads as a tab or a line end in double quotes, as in "C:\temp" and "C:\new". */
const PATH_ESCAPE = /^"(?:.*[^\\])?(?:\\t|[a-z]:\\[nr])/is

function findEscapes({ text, document }: CheckedFile): Finding[] {
  return findPlainTexts(document, false).flatMap(({ path, range }): Finding[] => {
    const source = text.slice(...range)
    if (!PATH_ESCAPE.test(source)) return []
    const message =
      "In double quotes, YAML reads a backslash and a letter as one character, such as a tab."
    const hint = lineWithText(text, range, source.slice(1, -1))
    return [{ path, range, code: "odd-text", message, hint }]
  })
}

/** Finds texts that a comma within `[…]` splits: a number, a sentence, or a name and its initials. */
function findSplitTexts({ text, document, schema, data }: CheckedFile): Finding[] {
  const texts = findPlainTexts(document)
  const isRest = (at: number, isAfterRest: boolean): boolean => {
    const [above, part] = [texts[at - 1], texts[at]]
    if (!above || !part || !/^\s*,\s*$/.test(text.slice(above.range[1], part.range[0])))
      return false
    const notes = notesFor(schemaAt(schema, data, part.path) ?? schema, part.value)
    if (!notes.inline) return false
    if (notes.translation === "name") return /^(?:\p{Lu}\.[\s-]?)+$/u.test(part.value)
    const isNumber = /\d,\d$/.test(text.slice(0, part.range[0] + 1))
    const isSentence = /^\p{Lu}\S*\s+\S+\s.*[^.!?…]$/u.test(above.value)
    return isNumber || (/^\p{Ll}/u.test(part.value) && (isSentence || isAfterRest))
  }
  const runs: (typeof texts)[] = []
  for (const [at, part] of texts.entries()) {
    const run = runs.at(-1)
    if (run && isRest(at, run.length > 1)) run.push(part)
    else runs.push([part])
  }
  return runs.flatMap((run): Finding[] => {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || first === last) return []
    const range = [first.range[0], last.range[1]] as const
    const whole = text.slice(...range).replace(/\s+/g, " ")
    const message = `A comma splits this text into items of its list: ${quote(whole)}.`
    const hint = `If they are items, put each on a line of its own, after a dash. Otherwise, ${lowerFirst(lineWithText(text, range, whole))}`
    return [{ path: first.path, range, code: "split-text", message, hint }]
  })
}
