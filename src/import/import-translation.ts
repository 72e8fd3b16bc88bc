/** Imports a document as the translation of the content: bytes in, translated files and a report out. */

import { z } from "zod"
import { schemaLine } from "../content/docs/json-schema"
import type { Folder } from "../content/files/read-folder"
import { formatCount } from "../content/format-count"
import { parseInline } from "../content/inline/parse-inline"
import type { Content } from "../content/schemas"
import { schemaAt, valueAt } from "../content/schemas/introspection"
import type { TranslatedText } from "../content/schemas/translation"
import { buildTranslation } from "../content/translations/build-translation"
import { pairTexts, type TextPair } from "../content/translations/pair-texts"
import { notesFor } from "../content/tree/walk"
import { quoteWhole } from "../content/wording"
import { fromUri } from "../lib/uri"
import { toContentText } from "./content-text"
import type { LeftOut } from "./coverage"
import { type ImportOptions, importDocument, type Report } from "./import-document"
import { filesSchema, keyOf, Matcher, type ResumeFiles } from "./match-translation"
import { Text, Value } from "./output-tree"
import { labelOf, type Node, type Pair, WAYS, type Way } from "./pair-items"
import { beginInOtherYears, wordsIn } from "./pair-rules"
import { SourceValue } from "./source"
import { toFileData, toYaml } from "./to-yaml"

type Name = keyof ResumeFiles

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
  const other = filesSchema.parse(
    Object.fromEntries(
      filesSchema.keyof().options.map((name) => [name, toFileData(name, trees[name] ?? {})]),
    ),
  )
  const { owner, skills, resume, work, website } = content
  const base = { owner, skills, resume, work }
  const matcher = new Matcher(base, other, [website.language ?? "en", language])
  const places = new Map(
    pairTexts(filesSchema, base, other, matcher.find).pairs.flatMap(({ path, translation }) =>
      translation ? [[keyOf(path), translation.path] as const] : [],
    ),
  )
  const used = new Set([...places.values()].map(keyOf))
  const sourceAt = (path: Path) => {
    const source = valueAt(trees, path)
    return source instanceof Text || source instanceof Value ? source : undefined
  }
  const { data, pairs, unclear } = buildClear(base, ({ kind, path, source }) => {
    const found = sourceAt(places.get(keyOf(path)) ?? [])
    if (!found || KEPT.test(path.join("."))) return undefined
    const { inline } = notesFor(schemaAt(filesSchema, base, path) ?? filesSchema, source)
    return toTranslation(kind, String(source), wordsFor(found, inline))
  })
  const leftOut = pairTexts(filesSchema, other, undefined).pairs.flatMap(({ path }): LeftOut[] => {
    const source = sourceAt(path)
    if (!source || used.has(keyOf(path))) return []
    const words = source instanceof Text ? source.words : source.value
    const leaf = new SourceValue(source.from[0]?.path ?? formatPath(path), words)
    return [{ leaf, reason: "The content has no counterpart." }]
  })
  const own = sourceAt(["website", "language"])
  const said = own instanceof Value ? own.value : undefined
  const isOther = said !== undefined && said.split("-")[0] !== language.split("-")[0]
  const texts = pairs.filter(({ kind }) => kind === "text")
  const translated = texts.filter(({ translation }) => translation !== undefined)
  return {
    format,
    sources: Object.fromEntries(
      Object.entries(data).map(([name, file]) => [
        name,
        toSource(name as Name, file, options.origin),
      ]),
    ),
    report: {
      ...report,
      leftOut: [...report.leftOut, ...leftOut],
      // They are about fields and files that a translation does not have.
      missing: [],
      restricted: [],
      notes: [
        ...report.notes.filter((note) => !note.includes(".yaml")),
        ...(isOther ? [`The document says that its language is ${quoteWhole(said)}.`] : []),
        ...unclear.map((path) => `${formatPath(path)}: ${UNCLEAR}`),
      ],
      checks: [
        ...describeChecks(matcher.pairs),
        ...pairs.filter(lacksMarks).map(({ path }) => `${formatPath(path)}: ${LESS}`),
      ],
      unmatched: matcher.unmatched.map((node) => `${formatPath(node.path)}: ${quoteLabel(node)}`),
    },
    counts: {
      texts: texts.length,
      matched: translated.length,
      equal: translated.filter(({ translation }) => typeof translation?.value === "string").length,
      pairs: WAYS.flatMap((way): [Way, number][] => {
        const count = matcher.pairs.filter((pair) => pair.way === way).length
        return count > 0 ? [[way, count]] : []
      }),
    },
  }
}

type Path = Pair["base"]["path"]

type Translate = (text: TextPair) => TranslatedText | string | undefined

/**
 * Leaves out a translation that a reader of the file would take for that of another text, because
 * nothing tells the two items of the list apart.
 */
function buildClear(base: ResumeFiles, translate: Translate) {
  const left = new Map<string, Path>()
  for (;;) {
    const translateClear: Translate = (text) =>
      left.has(keyOf(text.path)) ? undefined : translate(text)
    const data = buildTranslation(filesSchema, base, translateClear) ?? {}
    const { pairs } = pairTexts(filesSchema, base, data)
    const unclear = pairs.filter((pair) => {
      const wanted = translateClear(pair)
      return wanted && JSON.stringify(wanted) !== JSON.stringify(pair.translation?.value)
    })
    if (unclear.length === 0) return { data, pairs, unclear: [...left.values()] }
    for (const { path } of unclear) left.set(keyOf(path), path)
  }
}

const UNCLEAR = "its translation is left out, because other items of its list look the same."

/** Contact data and pictures stay as they are. */
const KEPT = /^owner\..*\.(?:value|src)$/

/** @returns the text as the field of the base has it: with marks, or only its words */
function wordsFor(found: Text | Value, takesMarks = false): string {
  if (found instanceof Value) return found.value
  return takesMarks ? toContentText(found.inline) : found.words
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

const LESS = "the content has links or other marks here, which the document lacks"

function lacksMarks({ source, translation }: TextPair): boolean {
  const target = valueAt(translation?.value, ["target"])
  const hasMarks = (text: unknown) => typeof parseInline(String(text)) !== "string"
  return target !== undefined && hasMarks(source) && !hasMarks(target)
}

/** Entries have a line each; the texts of one list have a line together. */
function describeChecks(pairs: readonly Pair[]): string[] {
  const lists = new Map<string, number>()
  const entries = pairs.flatMap(({ base, other, way }) => {
    const isOrder = way === "order"
    if (typeof base.value === "string") {
      // A text may be in an object.
      const end = base.path.findLastIndex((step) => typeof step === "number")
      const list = formatPath(base.path.slice(0, end))
      if (isOrder) lists.set(list, (lists.get(list) ?? 0) + 1)
      return []
    }
    if (!isOrder && !beginInOtherYears(base.value, other.value)) return []
    const reason = isOrder ? "by order" : "the dates differ"
    return [`${formatPath(base.path)}: ${quoteLabel(base)} is ${quoteLabel(other)}, ${reason}`]
  })
  const texts = [...lists].map(([list, count]) => `${list}: ${formatCount(count, "text")} by order`)
  return [...entries, ...texts]
}

const quoteLabel = (node: Node) => quoteWhole(labelOf(node).value)

/** @returns as in 'work.yaml, work[0].roles[1]' */
function formatPath([file, ...steps]: readonly PropertyKey[]): string {
  return `${String(file)}.yaml, ${z.core.toDotPath(steps)}`
}

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
