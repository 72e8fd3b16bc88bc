/** Puts the places of texts into what pages show, in `npm run develop` alone. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { DataPath } from "../../content/diagnostics"
import { contentFolder } from "../../content/files/content-folder"
import type { Folder } from "../../content/files/read-folder"
import { validateFiles } from "../../content/load"
import { type Content, type FileName, schemaOf } from "../../content/schemas"
import { isForPeople } from "../../content/schemas/introspection"
import { pairTexts } from "../../content/translations/pair-texts"
import { mapFiles } from "../../content/tree/files-in"
import { mapTexts } from "../../content/tree/walk"
import { positionIn } from "../../content/yaml/positions"
import { ENGLISH, placeholdersIn, type Words } from "../../lib/interface-words"
import { addPlace, withoutPlaces } from "../../lib/text-places"
import { changedWordsOf } from "../../resume"

export const isDevelop = () => process.env.gatsby_executing_command === "develop"

/** @param file in the folder of the content */
const toPlace = (file: string, line = 1, column = 1) =>
  encodeURI(`${path.join(contentFolder(), file)}:${line}:${column}`)

/** @returns the file that has the words of the interface in the language */
const fileOfWords = (language: string | undefined): FileName =>
  language ? `translations/${language}` : "website"

/** @returns a function that adds to each text of the content the place where it is written: in a translation or the base */
export function markTextsOf(folder: Folder, base: Content): (content: Content) => Content {
  const files = validateFiles(folder)
  const locate = (name: FileName, at: DataPath) => {
    const file = files[name]
    const { line, column } = file ? positionIn(file, at) : {}
    return toPlace(`${name}.yaml`, line, column)
  }
  return (content) => {
    const language = content.languagePath?.slice(1)
    const { pairs } = language ? pairTexts(base, language) : { pairs: [] }
    const toKey = (name: string, at: DataPath) => [name, ...at].join()
    const entries = new Map(pairs.map(({ file, path, entry }) => [toKey(file, path), entry]))
    const mark = (name: FileName, text: string, at: DataPath) => {
      if (name === "website" && at[0] === "words")
        return addPlace(text, locate(fileOfWords(language), at))
      const entry = entries.get(toKey(name, at))
      if (!language || !entry) return addPlace(text, locate(name, at))
      return addPlace(text, locate(`translations/${language}`, [...entry.path, "target"]))
    }
    return mapFiles(
      content,
      <Data>(name: FileName, data: Data) =>
        mapTexts(schemaOf(name), data, ({ text, path, notes }) =>
          isForPeople(notes) ? mark(name, text, path) : text,
        ) as Data,
    )
  }
}

/** @returns the place of the day of the last change, which no text is beside */
function placeOfUpdated(): string {
  const file = path.join(contentFolder(), "resume.yaml")
  const source = existsSync(file) ? readFileSync(file, "utf8") : ""
  const line = source.split("\n").findIndex((each) => each.startsWith("updated:")) + 1
  return toPlace("resume.yaml", line || 1)
}

/**
 * @param language of a translation
 * @returns the words of the interface with the places where an owner has replaced them, or may. A word with a
 *   placeholder is about a text beside it
 */
export function markWords(
  website: Pick<Content["website"], "language" | "words">,
  language: string | undefined,
): Partial<Words> {
  const { dates, comma, language: of, ...words } = { ...ENGLISH, ...changedWordsOf(website) }
  const mark = (key: string, word: string) => {
    const plain = withoutPlaces(word)
    if (key === "updated") return addPlace(plain, placeOfUpdated())
    if (placeholdersIn(plain).length > 0) return plain
    return word === plain ? addPlace(word, toPlace(`${fileOfWords(language)}.yaml`)) : word
  }
  const marked = JSON.parse(JSON.stringify(words), (key, value) =>
    typeof value === "string" ? mark(key, value) : value,
  )
  return { dates, comma, language: of, ...marked }
}

/** @returns what a language calls itself, with the place of its file */
export const markLanguage = (name: string, language: string | undefined) =>
  addPlace(name, toPlace(`${fileOfWords(language)}.yaml`))

/** @returns the data without the places of its texts, for everything but pages. A build has none to look for */
export function clean<Data>(data: Data): Data {
  if (!isDevelop()) return data
  const json = JSON.stringify(data)
  const text = json && withoutPlaces(json)
  return text === json ? data : JSON.parse(text)
}

/**
 * A comparison or a measure may differ with places. So what is made of the texts without places decides.
 * @returns what `make` makes of the content; in develop, its texts carry their places
 */
export async function withPlacesOf<Marked extends Partial<Content>, Value>(
  marked: Marked,
  language: string,
  make: (content: Marked) => Value,
): Promise<Awaited<Value>> {
  const content = clean(marked)
  const value = await make(content)
  if (content === marked) return value
  const { website } = content
  const words = website && markWords(website, marked.languagePath && language)
  return withPlaces(
    value,
    await make({ ...marked, ...(words && { website: { ...website, words } }) }),
  )
}

/**
 * @param marked the same, made of the texts with places
 * @returns the value with the texts of `marked` wherever these differ only by their places
 */
function withPlaces<Value>(value: Value, marked: unknown): Value {
  if (typeof value === "string") {
    const isSame = typeof marked === "string" && withoutPlaces(marked) === value
    return isSame ? (marked as typeof value) : value
  }
  if (typeof value !== "object" || value === null) return value
  const others = Object(marked) as Record<string, unknown>
  const pairs = Object.entries(value).map(([key, each]) => [key, withPlaces(each, others[key])])
  return Array.isArray(value) ? (pairs.map(([, each]) => each) as Value) : Object.fromEntries(pairs)
}
