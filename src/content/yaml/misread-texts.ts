/** Finds what YAML reads in silence as something else than was written, so that only the site would show it. */
import { isScalar, isSeq } from "yaml"
import type { z } from "zod"
import { withoutSmartQuotes } from "../confusable-characters"
import type { DataPath, Finding, Range } from "../diagnostics"
import { elementOf, isForPeople, schemaAt, shapeAt, valueAt } from "../schemas/introspection"
import { type PlacedText, textsIn } from "../tree/walk"
import { quote } from "../wording"
import { fixOf, flowOf, lineBefore, lineRange, linesIn, restOfLine } from "./lines"
import type { CheckedFile } from "./yaml-document"

/** A text and its place. Without quotes, and not after | or >, it is plain. Its dash may be on a line of its own. */
type Text = PlacedText & { range: Range; isPlain: boolean; hasDash: boolean }

function placedTexts({ document, schema, data }: CheckedFile): Text[] {
  return textsIn(schema, data).flatMap((each) => {
    const [node, parent] = [each.path, each.path.slice(0, -1)].map((at) => document.getIn(at, true))
    if (!isScalar(node) || !node.range) return []
    const range: Range = [node.range[0], node.range[1]]
    return [
      { ...each, range, isPlain: node.type === "PLAIN", hasDash: isSeq(parent) && !parent.flow },
    ]
  })
}

/** @returns what was written, if YAML reads the text as something else */
type Describe = (file: CheckedFile, text: Text, next: Text | undefined) => Finding | undefined

const keyOf = ({ path }: { path?: DataPath }) => JSON.stringify(path)

/** Describes the start of what counts as not ended only because nobody wrote its end. */
function describeOpenEnd(
  { schema, data }: CheckedFile,
  { path, range }: Text,
): Finding | undefined {
  const end = [...path.slice(0, -1), "endDate"]
  const field = schemaAt(schema, data, end) as z.ZodType | undefined
  const isOpen = valueAt(data, end) === undefined && field?.safeParse(undefined).data === ""
  if (path.at(-1) !== "startDate" || !isOpen) return undefined
  const message = "This has no endDate, so it counts as not ended."
  const hint = "Add endDate: '' if it has not ended, or its end, as in endDate: 'Mar 2023'."
  return { path: end, range, code: "open-end", message, hint }
}

const describeSmartQuotes: Describe = (_file, { path, text, range, isPlain }) => {
  if (!isPlain || withoutSmartQuotes(text) === undefined) return undefined
  const message = `The quotes ${text.charAt(0)} and ${text.at(-1)} are a part of this text, because they are not straight.`
  const hint =
    "Type straight quotes in their place. To show them, put single quotes around the text."
  return { path, range, code: "smart-quotes", message, hint }
}

/**
 * The end of a text that is probably no comment: `#1`, `#sales`, `#$5`, but not `# note` or `#---`; and
 * `# 1` after one space, because most people put more spaces before a comment.
 */
const CUT_TEXT = /^(?:\s+#[^\s#=*~_-]| # \d)/

/** 'Ranked #1 in sales' gives 'Ranked'. */
const describeComment: Describe = ({ text }, { path, isPlain, range: [, end] }) => {
  if (!isPlain || !CUT_TEXT.test(restOfLine(text, end))) return undefined
  const at = text.indexOf("#", end)
  const comment = restOfLine(text, at).trimEnd()
  const message = `YAML reads ${quote(comment)} as a comment, so the text ends before it.`
  const hint =
    "Put the whole text in single quotes, or two spaces before # and one after it if it is a comment."
  return { path, range: [at, at + comment.length], code: "text-or-comment", message, hint }
}

const AMOUNT_OR_SENTENCE = /\d,\d|^\p{Lu}\S*\s+\S+\s.*[^\s.!?…]\s*,\s*\p{Ll}/su
const INITIALS = /,\s*(?:\p{Lu}\.[\s-]?)+$/u

/** Describes two items within […] that were one text: an amount, a sentence, or a name and its initials. */
const describeSplitText: Describe = ({ text }, { path, isPlain, range, notes }, next) => {
  if (!isPlain || !next?.isPlain || !notes.inline) return undefined
  const whole = text.slice(range[0], next.range[1])
  const isSplit = /^\s*,\s*$/.test(text.slice(range[1], next.range[0]))
  const pattern = notes.translation === "name" ? INITIALS : AMOUNT_OR_SENTENCE
  if (!isSplit || !pattern.test(whole)) return undefined
  const message = `A comma splits this text into items of its list: ${quote(whole)}.`
  const hint =
    "Put a text with a comma in single quotes, or each item on a line of its own, after a dash."
  return { path, range: [range[0], next.range[1]], code: "split-text", message, hint }
}

/** What people write in place of a dash and a space. A line of prose does not start so, but an amount as -5 %. */
export const BULLET =
  /^(?:[•‣▪◦·●\uf000-\uf0ff*+–—]\s+|-+\s+|[•‣▪◦·●\uf000-\uf0ff]|-|\d{1,2}[.)]\s+)(?=["'“‘«(*_`[]*\p{L})/u

/** @returns the text as an item of a list, in quotes if it needs them and has none, as in `- Led a team.` */
export function toItem(line: string): string {
  const item = line.replace(BULLET, "")
  return `- ${/^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/.test(item) ? item : flowOf(item)}`
}

/** A line that ends before this column could have had more words, so a new line is a new item. */
const MIN_WRAP_COLUMN = 60

/** Describes the first line of an item or a paragraph that the site shows as a part of the text above it. */
const describeJoinedLine: Describe = ({ text, schema, data }, each) => {
  const { path, range, isPlain, hasDash, notes } = each
  const isProse = isPlain || isForPeople(notes)
  if (!isProse || elementOf(each.schema) || !text.slice(...range).includes("\n")) return undefined
  const parent = path.slice(0, -1)
  const fields = shapeAt(schema, data, parent)
  const isField = (name = "") =>
    isPlain && Object.hasOwn(fields, name) && valueAt(data, [...parent, name]) === undefined
  const lines = linesIn(text, range).filter(({ text: line }) => !/^[|>][-+\d]*$/.test(line))
  // One line of prose may begin so, too.
  const isList = isPlain || lines.filter((line) => BULLET.test(line.text)).length > 1
  const index = lines.findIndex((line, at) => {
    const above = lines[at - 1]
    if (!above) return false
    if (isField(WITHOUT_COLON.exec(line.text)?.[1]) || (isList && BULLET.test(line.text)))
      return true
    if (!isPlain) return /\n\s*\n/.test(text.slice(above.range[1], line.range[0]))
    const column = lineBefore(text, above.range[1]).length + 1 + line.text.search(/\s|$/)
    const isSentence = ENDS_SENTENCE.test(above.text) && STARTS_SENTENCE.test(line.text)
    return hasDash && (isSentence || column < MIN_WRAP_COLUMN)
  })
  const [above, line] = [lines[index - 1], lines[index]]
  if (!above || !line) return undefined
  const found = { path, range: line.range, code: "joined-lines" } as const
  const [, name = "", value = ""] = WITHOUT_COLON.exec(line.text) ?? []
  if (isField(name)) {
    const message = `The field ${quote(name)} has no colon, so its line joins the text above it.`
    const hint = "Put a colon after its name, and begin it below the field above."
    const column = /^\s*(?:- +)*/.exec(lineBefore(text, range[0]))?.[0].length
    const fixes = [fixOf(line, `${name}: ${value}`.trimEnd(), { column })]
    return { ...found, path: [...parent, name], message, hint, fixes }
  }
  const last = above.text.split(/\s+/).slice(-3).join(" ")
  const message = `This line joins the text above it: ${quote(`…${last} ${line.text}`)}.`
  if (!hasDash) return { ...found, message, hint: "Put the whole text on one line, in quotes." }
  const begin =
    "If it continues the text above, put the whole text on one line, in quotes. If it is a new item,"
  const hint = `${begin} put a dash and a space before it, below the dash above.`
  const column = lineBefore(text, text.lastIndexOf("-", range[0])).length
  const added = fixOf(line, toItem(line.text), { column })
  const words = added.hint.replace(/^Write/, `${begin} write`)
  // The wrong line may be the first one: then, both give other data.
  const moved = linesIn(text, lineRange(text, range[0])).map((one) =>
    fixOf(one, one.text, { column: line.indent }),
  )
  return { ...found, message, hint, fixes: isPlain ? [{ ...added, hint: words }, ...moved] : [] }
}

/** A line such as `startDate 'Apr 2023'`. */
const WITHOUT_COLON = /^(\w+)(?:\s*[=;]\s*|\s+(?=["'[{‘“])|$)(.*)$/

const ENDS_SENTENCE = /[.!?…。！？][)"'”’»]?$/
const STARTS_SENTENCE = /^["'“‘«(]?[\p{Lu}\p{Lo}\p{N}]/u

/**
 * A field, then comments without a field of a contact item, and then `# visibleIn:`, if the next field is no
 * `visibleIn:`. The comment may also end the line of the field.
 */
const COMMENTED =
  /^([ \t-]*(?!visibleIn)\w+:.*?(?:\r?\n(?:[ \t]*#(?!.*\b(?:kind|value):).*\r?\n)*?)?(?<![ \t])[ \t]*)(#[ \t]*visibleIn:)(?!.*\r?\n(?:[ \t]*#.*\r?\n)*[ \t]*visibleIn:)/gm

/** Finds the most costly comment: without its `visibleIn:`, and with none below, a contact value is public. */
const findCommentedVisibleIn = (text: string) =>
  [...text.matchAll(COMMENTED)].map(({ 1: above = "", 2: cut = "", index }): Finding => {
    const message = `YAML reads ${quote(cut)} as a comment, so every format shows the value of the item.`
    const hint = "Delete the # before each line of it, or the lines."
    const start = index + above.length
    return { range: [start, start + cut.length], code: "public-value", message, hint }
  })

/** Of one text, the first that applies is reported. */
const MISREADINGS: readonly Describe[] = [
  describeComment,
  describeJoinedLine,
  describeSplitText,
  describeSmartQuotes,
]

/**
 * @param errors the errors in the values
 * @returns the errors, and at most one finding for each text. Each mistake is told once: a field may be missing because
 *   its line joins the text above it, and a date in typographic quotes is no date
 */
export function addMisreadTexts(checked: CheckedFile, errors: readonly Finding[]): Finding[] {
  const texts = placedTexts(checked)
  const found = texts.flatMap((each, index) =>
    MISREADINGS.flatMap((describe) => describe(checked, each, texts[index + 1]) ?? []).slice(0, 1),
  )
  // An error may be the cause.
  const open =
    errors.length > 0 ? [] : texts.flatMap((each) => describeOpenEnd(checked, each) ?? [])
  // An end without a colon joins the text above it, and is missing.
  const misread = new Map([...open, ...found].map((each) => [keyOf(each), each]))
  const explained = errors.map((error) => {
    const cause = misread.get(keyOf(error))
    misread.delete(keyOf(error))
    return cause?.code === "joined-lines" ? { ...error, ...cause, code: error.code } : error
  })
  return [...explained, ...misread.values(), ...findCommentedVisibleIn(checked.text)]
}
