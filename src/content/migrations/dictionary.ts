/** Format 4: a translation is one file, with each text once. Its walk reads no schema: schemas change. */
import { isDeepStrictEqual } from "node:util"
import { parse, stringify } from "yaml"
import type { Migration, Moved, Sources } from "./migration"

type Fields = { [name: string]: unknown }
type Entry = { source: string; target: string; stale?: unknown; at: string }
type Dictionary = { texts: Entry[]; names: Entry[]; words?: unknown; paper?: unknown }

/** A value of a translated file, what it translates, and its place without numbers. */
type Place = { base: unknown; value: unknown; at: string }

const ADDRESSES = ["id", "section", "kind", "status"]

/** The fields that are the same in most languages; `name` is one but for skills and links. */
const NAME =
  /\.(?:href|buttonHref|familyName|street|postalCode|value|src|url|credential|authors|sourceUrl|company)$|(?<!^skills.*|^showcase\.links)\.name$/

export const dictionary: Migration = {
  format: 4,
  summary:
    "A translation is one file, as in translations/de.yaml, without the comments of the old ones.",
  change: makeDictionaries,
}

const FILE = /^translations\/([^/]+)\/(.+)$/

/**
 * @param sources the files of the content, with those of the folders of translations, as in `translations/de/work`
 * @returns the files with a dictionary for each language, without the old files but those of which a value has no
 *   place in the dictionary, and a line about each such value
 */
function makeDictionaries(sources: Sources): Moved {
  const result = new Map(sources)
  const left: string[] = []
  const dictionaries = new Map<string, Dictionary>()
  for (const [file, text] of sources) {
    const [, language, name = ""] = FILE.exec(file) ?? []
    if (!language) continue
    // A run that was killed has written it, and has deleted some of its old files.
    const written = parse(sources.get(`translations/${language}`) ?? "")
    const made = dictionaries.get(language) ?? { texts: [], names: [], ...written }
    dictionaries.set(language, made)
    const base = parse(sources.get(name) ?? "") ?? {}
    const places = [...placesIn({ base, value: parse(text), at: name })]
    const lost = places.filter((place) => !add(made, place))
    for (const { at, value } of lost) left.push(`${file}.yaml: ${at}: ${JSON.stringify(value)}`)
    if (lost.length === 0) result.delete(file)
  }
  for (const [language, made] of dictionaries) result.set(`translations/${language}`, write(made))
  return { sources: result, left }
}

/** @returns the texts and the other values of a translated file, each with what it translates */
function* placesIn(place: Place): Generator<Place> {
  const { base, value, at } = place
  if (Array.isArray(value)) {
    const free: unknown[] = Array.isArray(base) ? [...base] : []
    for (const item of value) yield* placesIn({ base: takeItem(free, item), value: item, at })
  } else if (isFields(value) && typeof value.source !== "string" && at !== "website.words") {
    for (const [name, inner] of Object.entries(value)) {
      if (ADDRESSES.includes(name)) continue
      const own = isFields(base) ? base[name] : undefined
      yield* placesIn({ base: own, value: inner, at: `${at}.${name}` })
    }
  } else if (value !== null && value !== undefined) yield place
}

/** @returns the item of the base with the same addresses, or at the same place */
function takeItem(free: unknown[], item: unknown): unknown {
  const isSame = (each: unknown) =>
    ADDRESSES.every(
      (name) =>
        !isFields(item) ||
        item[name] === undefined ||
        (isFields(each) && each[name] === item[name]),
    )
  const index = free.findIndex(isSame)
  return index < 0 ? undefined : free.splice(index, 1)[0]
}

/** @returns whether the dictionary has the value now */
function add(made: Dictionary, { base, value, at }: Place): boolean {
  if (at === "website.words") made.words = value
  else if (at === "resume.paper") made.paper = value
  else if (isFields(value)) return addEntry(made.texts, value as Entry, at)
  else if (typeof value === "string" && !NAME.test(at) && !/^variants.*\.paper$/.test(at))
    return addEntry(made.texts, { source: value, target: value }, at)
  else if (typeof base === "string" && NAME.test(at))
    return base === value || addEntry(made.names, { source: base, target: String(value) }, at)
  else return false
  return true
}

/** @returns whether no other text with the same source has another translation at the same place */
function addEntry(entries: Entry[], { source, target, stale }: Omit<Entry, "at">, at: string) {
  const entry = { source, target, ...(stale !== undefined && { stale }), at }
  const equal = entries.filter((each) => each.source === source)
  const other = equal.find((each) => each.at === at) ?? equal[0]
  if (other && isDeepStrictEqual({ ...other, at }, entry)) return true
  return other?.at !== at && entries.push(entry) > 0
}

/** The first entry of a source stands for all places, another one for its own. */
function write({ texts, names, ...others }: Dictionary): string {
  const withoutAt = (entries: readonly Entry[]) =>
    entries.map(({ at, ...each }, index) => ({
      ...each,
      ...(entries.slice(0, index).some(({ source }) => source === each.source) && { at }),
    }))
  const data = {
    texts: withoutAt(texts),
    ...(names.length > 0 && { names: withoutAt(names) }),
    ...others,
  }
  const line = "# yaml-language-server: $schema=../../schemas/translation.json\n"
  return line + stringify(data, { lineWidth: 0, singleQuote: true, version: "1.1" })
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)
