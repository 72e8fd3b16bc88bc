/** Imports a document as the translation of the content: bytes in, translated files and a report out. */

import { schemaLine } from "../content/docs/json-schema"
import type { Folder } from "../content/files/read-folder"
import { formatCount } from "../content/format-count"
import { parseInline } from "../content/inline/parse-inline"
import { type Content, contentSchemas } from "../content/schemas"
import { valueAt } from "../content/schemas/introspection"
import type { TranslatedText } from "../content/schemas/translation"
import { buildTranslation } from "../content/translations/build-translation"
import { pairTexts, type TextPair } from "../content/translations/pair-texts"
import { textsIn } from "../content/tree/walk"
import { quoteWhole } from "../content/wording"
import { fromUri } from "../lib/uri"
import { toContentText } from "./content-text"
import type { LeftOut } from "./coverage"
import { type ImportOptions, importDocument, type Report } from "./import-document"
import { keyOf, type MatchedTexts, matchTranslation, type ResumeFiles } from "./match-translation"
import { Text, Value } from "./output-tree"
import type { Node, Pair, Way } from "./pair-items"
import { beginInOtherYears, wordsIn } from "./pair-rules"
import { SourceValue } from "./source"
import { toFileData, toYaml } from "./to-yaml"

/** The files that a résumé of another tool says something about. */
const NAMES = ["owner", "resume", "skills", "work"] as const

type Name = (typeof NAMES)[number]

export type ImportedTranslation = {
  /** As in 'JSON Resume'. */
  format: string
  /** Base name of the file → the YAML of its translation. A file without a text is absent. */
  sources: { [File in Name]?: string }
  report: Report
  counts: {
    /** The texts in the files of the résumé. */
    texts: number
    /** Those of them that have a translation. */
    matched: number
    /** Those of them that are the same in both languages. */
    equal: number
    /** How many companies, entries and the like were paired in which way. */
    pairs: [Way, number][]
  }
}

/**
 * @param content in the base language
 * @param options `kept` is the folder of the content; only its pictures and fonts are read
 * @returns the files of the translation. A text has no line there if the document has no counterpart
 * @throws NotImportable if the document is no résumé; InvalidContent if it cannot be made valid
 */
export function importTranslation(
  bytes: Uint8Array,
  content: Content,
  language: string,
  { kept, ...options }: ImportOptions,
): ImportedTranslation {
  const empty: Folder = { ...kept, entries: [], files: {} }
  const { format, trees, report } = importDocument(bytes, { ...options, kept: empty })
  const other = Object.fromEntries(
    NAMES.map((name) => [name, contentSchemas[name].parse(toFileData(name, trees[name] ?? {}))]),
  ) as ResumeFiles
  const sourceAt = (path: Node["path"]) => valueAt(trees, path)
  const isWritten = (path: Node["path"]) => {
    const source = sourceAt(path)
    return source instanceof Text || source instanceof Value
  }
  const base = content.website.language ?? "en"
  const matched = matchTranslation(content, other, { base, other: language })
  const files = NAMES.map((name) => {
    const marked = new Set(
      textsIn(contentSchemas[name], content[name]).flatMap(({ path, notes }) =>
        notes.inline ? [keyOf(path)] : [],
      ),
    )
    return buildFile(content, name, ({ kind, path, source }) => {
      const found = matched.texts.get(keyOf([name, ...path]))
      if (!found || !isWritten(found.path)) return undefined
      const target = toTarget(sourceAt(found.path), marked.has(keyOf(path)))
      return toTranslation(kind, String(source), target)
    })
  })
  const leftOver = NAMES.flatMap((name) => findLeftOver(name, other, matched, sourceAt))
  const unclear = files.flatMap((file) => file.unclear)
  const own = valueAt(trees, ["website", "language"])
  const said = own instanceof Value ? own.value : undefined
  const isOther = said !== undefined && said.split("-")[0] !== language.split("-")[0]
  const texts = files.flatMap((file) => file.pairs.filter(({ kind }) => kind === "text"))
  const translated = texts.filter(({ translation }) => translation !== undefined)
  return {
    format,
    sources: Object.fromEntries(
      files.flatMap(({ name, data }) =>
        data === undefined ? [] : [[name, toSource(name, data, options.origin)]],
      ),
    ),
    report: {
      ...report,
      leftOut: [...report.leftOut, ...leftOver],
      // They are about fields and files that a translation does not have.
      missing: [],
      restricted: [],
      notes: [
        ...report.notes.filter((note) => !note.includes(".yaml")),
        ...(isOther ? [`The document says that its language is ${quoteWhole(said)}.`] : []),
        ...unclear,
      ],
      checks: [
        ...describeChecks(matched.pairs),
        ...files.flatMap(({ name, pairs }) =>
          pairs.filter(lacksMarks).map(({ path }) => `${formatPath([name, ...path])}: ${LESS}`),
        ),
      ],
      unmatched: matched.unmatched.map(
        ({ path, value }) => `${formatPath(path)}: ${quoteWhole(labelOf(value))}`,
      ),
    },
    counts: {
      texts: texts.length,
      matched: translated.length,
      equal: translated.filter(({ translation }) => typeof translation?.value === "string").length,
      pairs: countWays(matched.pairs),
    },
  }
}

type Translate = (text: TextPair) => TranslatedText | string | undefined

/**
 * Leaves out a translation that a reader of the file would take for that of another text, because
 * nothing tells the two items of the list apart.
 */
function buildFile(content: Content, name: Name, translate: Translate) {
  const schema = contentSchemas[name]
  const left = new Set<string>()
  for (;;) {
    const translateClear: Translate = (text) =>
      left.has(keyOf(text.path)) ? undefined : translate(text)
    const data = buildTranslation(schema, content[name], translateClear)
    const { pairs } = pairTexts(schema, content[name], data)
    const wrong = pairs.filter(
      (pair) => JSON.stringify(pair.translation?.value) !== JSON.stringify(translateClear(pair)),
    )
    const unclear = wrong.filter((pair) => translateClear(pair) !== undefined)
    if (unclear.length === 0) {
      const notes = [...left].map(
        (key) =>
          `${formatPath([name, ...JSON.parse(key)])}: its translation is left out, because other items of its list look the same.`,
      )
      return { name, data, pairs, unclear: notes }
    }
    for (const { path } of unclear) left.add(keyOf(path))
  }
}

/** @returns the text as the field of the base has it: with marks, or only its words */
function toTarget(source: unknown, takesMarks: boolean): string {
  if (!(source instanceof Text)) return (source as Value).value
  return takesMarks ? toContentText(source.inline) : source.words
}

/** A name needs a line only if it differs. A text that is the same in both languages is a plain one. */
function toTranslation(kind: TextPair["kind"], source: string, target: string) {
  if (kind === "name") return plainName(source) === plainName(target) ? undefined : target
  return wordsIn(source).trim() === wordsIn(target).trim() ? source : { source, target }
}

const plainName = (name: string) => fromUri(name).replace(/\/$/, "").normalize()

function toSource(name: Name, data: unknown, origin: string): string {
  const yaml = toYaml(name, data, origin)
  return yaml.replace(/^.*/, schemaLine(`translations/${name}`, "../../.."))
}

/** @returns the texts of the document for which the content has no place */
function findLeftOver(
  name: Name,
  other: ResumeFiles,
  { used }: MatchedTexts,
  sourceAt: (path: Node["path"]) => unknown,
): LeftOut[] {
  const { pairs } = pairTexts(contentSchemas[name], other[name], undefined)
  return pairs.flatMap(({ path }): LeftOut[] => {
    const place = [name, ...path]
    const source = sourceAt(place)
    if (used.has(keyOf(place)) || !(source instanceof Text || source instanceof Value)) return []
    const [from] = source.from
    const words = source instanceof Text ? source.words : source.value
    const leaf = new SourceValue(from?.path ?? formatPath(place), words)
    return [{ leaf, reason: "The content has no counterpart." }]
  })
}

const LESS = "the content has links or other marks here, which the document lacks"

function lacksMarks({ source, translation }: TextPair): boolean {
  const target = valueAt(translation?.value, ["target"])
  const hasMarks = (text: unknown) => typeof parseInline(String(text)) !== "string"
  return target !== undefined && hasMarks(source) && !hasMarks(target)
}

/** Entries have a line each; the texts of one list have a line together. */
function describeChecks(pairs: readonly Pair[]): string[] {
  const counts = new Map<string, number>()
  for (const { base, way } of pairs) {
    const list = listOf(base)
    if (list && way === "order") counts.set(list, (counts.get(list) ?? 0) + 1)
  }
  const entries = pairs.flatMap(({ base, other, way }) => {
    if (listOf(base)) return []
    const reason = way === "order" ? "by order" : "the dates differ"
    const isSure = way !== "order" && !beginInOtherYears(base.value, other.value)
    const [name, otherName] = [base, other].map(({ value }) => quoteWhole(labelOf(value)))
    return isSure ? [] : [`${formatPath(base.path)}: ${name} is ${otherName}, ${reason}`]
  })
  const lists = [...counts].map(
    ([list, count]) => `${list}: ${formatCount(count, "text")} by order`,
  )
  return [...entries, ...lists]
}

/** @returns the place of the list of a text, which may be in an object */
const listOf = ({ path, value }: Node) =>
  typeof value === "string"
    ? formatPath(
        path.slice(
          0,
          path.findLastIndex((step) => typeof step === "number"),
        ),
      )
    : undefined

/** @returns as in 'work.yaml, work[0].roles[1]' */
function formatPath([file, ...steps]: readonly PropertyKey[]): string {
  const path = steps.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
  return `${String(file)}.yaml, ${path.join("").slice(1)}`
}

const LABELS = ["company", "break", "title", "name", "language", "id"]

function labelOf(value: unknown): string {
  if (typeof value === "string") return value
  return LABELS.map((name) => valueAt(value, [name])).find(
    (each) => typeof each === "string",
  ) as string
}

const WAYS: readonly Way[] = ["dates", "address", "name", "numbers", "order"]

const countWays = (pairs: readonly Pair[]) =>
  WAYS.flatMap((way): [Way, number][] => {
    const count = pairs.filter((pair) => pair.way === way).length
    return count > 0 ? [[way, count]] : []
  })

/** @returns how many texts have a translation, and how entries were paired, in one or two lines */
export function summarizeTranslation({ counts }: ImportedTranslation, language: string): string {
  const { texts, matched, equal, pairs } = counts
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language)
  const same = equal > 0 ? `, ${equal} of them the same in both languages` : ""
  const ways = pairs.map(([way, count]) => `${count} by ${way}`)
  return [
    `${matched} of ${texts} texts of the résumé are now in ${name}${same}.`,
    ...(ways.length > 0 ? [`Paired entries and lines: ${ways.join(", ")}.`] : []),
  ].join("\n")
}
