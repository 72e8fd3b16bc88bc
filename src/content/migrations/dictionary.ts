/** Format 4: a translation is one file, with each text once. Its walk reads no schema: schemas change. */
import { isDeepStrictEqual } from "node:util"
import { parse, stringify } from "yaml"
import type { Sources } from "./migration"

type Fields = { [name: string]: unknown }

type Entry = { source: string; target: string; stale?: unknown; at?: string }

type Dictionary = { texts: Entry[]; names: Entry[]; words?: unknown; paper?: unknown }

/** A value of a translated file. `base` is the value that it translates; `at` is its place without numbers. */
type Place = { base: unknown; value: unknown; at: string }

/** The fields that tell items apart. */
const ADDRESSES = ["id", "section", "kind", "status"]

/** The fields that are the same in most languages; `name` is one but for skills and links. */
const NAME =
  /\.(?:href|buttonHref|familyName|street|postalCode|value|src|url|credential|authors|sourceUrl|company)$|(?<!^skills.*|^showcase\.links)\.name$/

const FILE = /^translations\/([^/]+)\/(.+)$/

/**
 * @param sources the files of the content, with those of the folders of translations, as in `translations/de/work`
 * @returns the files with a dictionary for each language, without the old files but those of which a value has no
 *   place in the dictionary, and a line about each such value
 */
export function makeDictionaries(sources: Sources): { sources: Sources; left: string[] } {
  const result = new Map(sources)
  const left: string[] = []
  const dictionaries = new Map<string, Dictionary>()
  for (const [file, text] of sources) {
    const [, language, name = ""] = FILE.exec(file) ?? []
    if (!language) continue
    const dictionary = dictionaries.get(language) ?? { texts: [], names: [] }
    dictionaries.set(language, dictionary)
    const base = parse(sources.get(name) ?? "") ?? {}
    const places = [...placesIn({ base, value: parse(text), at: name })]
    const lost = places.filter((place) => !add(dictionary, place))
    for (const { at, value } of lost) left.push(`${file}.yaml: ${at}: ${JSON.stringify(value)}`)
    if (lost.length === 0) result.delete(file)
  }
  for (const [language, dictionary] of dictionaries)
    result.set(`translations/${language}`, write(dictionary))
  return { sources: result, left }
}

/** @returns the texts and the other values of a translated file, each with what it translates */
function* placesIn(place: Place): Generator<Place> {
  const { base, value, at } = place
  if (Array.isArray(value)) {
    const taken = new Set<unknown>()
    for (const item of value) {
      const found = findItem(base, item, taken)
      taken.add(found)
      yield* placesIn({
        base: Array.isArray(base) ? base[Number(found)] : undefined,
        value: item,
        at,
      })
    }
  } else if (isFields(value) && typeof value.source !== "string" && at !== "website.words") {
    for (const [name, inner] of Object.entries(value)) {
      if (ADDRESSES.includes(name)) continue
      // A responsibility may be a text, or an object with a text.
      const isAround = name === "text" && typeof base === "string"
      const own = isAround ? base : isFields(base) ? base[name] : undefined
      yield* placesIn({ base: own, value: inner, at: `${at}.${name}` })
    }
  } else if (value !== null && value !== undefined) yield place
}

/** @returns the index of the item of the base with the same addresses, or at the same place */
function findItem(base: unknown, item: unknown, taken: ReadonlySet<unknown>): number | undefined {
  if (!Array.isArray(base)) return undefined
  const free = [...base.keys()].filter((index) => !taken.has(index))
  if (!isFields(item)) return free[0]
  return free.find((index) =>
    ADDRESSES.every((name) => item[name] === undefined || item[name] === base[index]?.[name]),
  )
}

/** @returns whether the dictionary has the value now */
function add(dictionary: Dictionary, { base, value, at }: Place): boolean {
  if (at === "website.words") dictionary.words = value
  else if (at === "resume.paper") dictionary.paper = value
  else if (isFields(value)) return addEntry(dictionary.texts, value as Entry, at)
  else if (typeof value === "string" && !NAME.test(at) && !/^variants.*\.paper$/.test(at))
    return addEntry(dictionary.texts, { source: value, target: value }, at)
  else if (typeof base === "string" && NAME.test(at))
    return base === value || addEntry(dictionary.names, { source: base, target: String(value) }, at)
  else return false
  return true
}

/** The first entry of a source stands for all places, another one for its own. */
function addEntry(entries: Entry[], { source, target, stale }: Entry, at: string): boolean {
  const entry = { source, target, ...(stale !== undefined && { stale }) }
  const first = entries.find((each) => each.source === source && !each.at)
  if (!first) return entries.push(entry) > 0
  const isSame = (other: Entry) => isDeepStrictEqual({ ...other, at: "" }, { ...entry, at: "" })
  const other = entries.find((each) => each.source === source && each.at === at)
  if (isSame(other ?? first)) return true
  return !other && entries.push({ ...entry, at }) > 0
}

function write({ texts, names, ...others }: Dictionary): string {
  const data = { texts, ...(names.length > 0 && { names }), ...others }
  const line = "# yaml-language-server: $schema=../../schemas/translation.json\n"
  return line + stringify(data, { lineWidth: 0, singleQuote: true, version: "1.1" })
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)
