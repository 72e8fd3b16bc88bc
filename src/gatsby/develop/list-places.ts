/** Lists where the texts of the content are in its files. */
import { filesIn, textsIn } from "../../content/cross-file/texts-in"
import type { DataPath } from "../../content/diagnostics"
import type { Folder } from "../../content/files/read-folder"
import { parseInline } from "../../content/inline/parse-inline"
import { type Content, type FileName, schemaOf } from "../../content/schemas"
import { mapRichTexts, valueAt } from "../../content/schemas/introspection"
import { contentsOf, pairFiles } from "../../content/translations/translate-content"
import { placeIn } from "../../content/validation/validate-file"
import { validateFiles } from "../../content/validation/validate-folder"
import type { FoundIn } from "../../lib/find-place"
import { plainText } from "../../lib/inline-text"
import { placeText, toModel } from "../../resume"
import { toPageLanguages } from "../../site/languages"

/** A text of the content with its place in the file where the owner writes it. */
export type Place = FoundIn & {
  /** From the root of the repository, as in `content/work.yaml`. */
  file: string
  /** Both start at 1. */
  line: number
  column: number
}

type Written = { name: FileName; path: DataPath }
type Text = Written & {
  text: string
  /** Where it is written, if that is elsewhere. */
  written?: Written | undefined
}

/**
 * @param content the validated content of the folder
 * @returns each text, date and address that the pages of each language show. A value that the YAML omits
 *   has the place of its parent
 */
export function listPlaces(folder: Folder, content: Content): Place[] {
  const files = validateFiles(folder)
  const locate = ({ name, path }: Written) => {
    const validated = files[name]
    const start = { file: `${folder.name}/${name}.yaml`, line: 1, column: 1 }
    return validated ? placeIn(validated, path) : start
  }
  const contents = contentsOf(content)
  const names = languageNames(contents)
  return contents.flatMap((shown) => {
    const language = shown.translated ? (shown.website.language ?? "") : ""
    const texts = [
      ...contentTexts(shown, content, language),
      ...derivedTexts(shown, content, language),
      ...names,
    ]
    return texts.map(({ written, ...text }) => ({
      language,
      ...text,
      ...locate(written ?? text),
    }))
  })
}

const fileIn = (language: string, name: FileName): FileName =>
  language ? `translations/${language}/${name}` : name

/** Fields that no page shows, although another text may be equal. */
const NOT_SHOWN = ["id", "section", "familyName"]

/** @returns the texts of the files. No page shows a letter */
function contentTexts({ letters: _, ...shown }: Content, content: Content, language: string) {
  const translations = writtenIn(content, language)
  return filesIn(shown).flatMap(([name, data]): Text[] =>
    textsIn(mapRichTexts(schemaOf(name), data, (text) => plainText(parseInline(text))))
      .filter(({ path, text }) => text !== "" && !NOT_SHOWN.includes(String(path.at(-1))))
      .map(({ path, text }) => ({
        name,
        path,
        text,
        written: translations.get(keyOf(name, path)),
      })),
  )
}

/** @returns where the translation of each text is written */
function writtenIn(content: Content, language: string): Map<string, Written> {
  const pairs = pairFiles(content, content.translations?.[language] ?? {}).flatMap((paired) =>
    paired.pairs.flatMap(({ path, translation }) => {
      const { file } = paired
      if (!translation) return []
      const isPair = valueAt(translation.value, ["target"]) !== undefined
      const target = isPair ? [...translation.path, "target"] : translation.path
      return [[keyOf(file, path), { name: fileIn(language, file), path: target }] as const]
    }),
  )
  return new Map(pairs)
}

const keyOf = (name: FileName, path: DataPath) => [name, ...path].join("/")

/** @returns the words of the interface, and the texts that pages make of several others */
function derivedTexts(shown: Content, content: Content, language: string): Text[] {
  const { words } = toModel(shown)
  const { yearsOfWork, dates: _dates, language: _language, comma: _comma, ...others } = words
  const website = fileIn(language, "website")
  return [
    ...textsIn(others, ["words"]).map(
      ({ path, text }): Text => ({ name: "website", path, text, written: { name: website, path } }),
    ),
    // The years are those between the dates of the work.
    ...textsIn(yearsOfWork).map(({ text }): Text => ({ name: "work", path: ["work"], text })),
    ...joinedLocation(shown, content, language),
  ]
}

/** @returns the owner's location on one line, if the file has it in parts */
function joinedLocation({ owner }: Content, content: Content, language: string): Text[] {
  if (typeof owner.location !== "object") return []
  const path = ["location"]
  const isTranslated = valueAt(content.translations, [language, "owner", ...path]) !== undefined
  const written: Written = { name: fileIn(isTranslated ? language : "", "owner"), path }
  return [{ name: "owner", path, text: placeText(owner.location), written }]
}

/** @returns what each language calls itself: the place is the start of its translation */
function languageNames(contents: readonly Content[]): Text[] {
  return toPageLanguages(contents, undefined).map(({ code, name }, index) => ({
    name: "website",
    path: ["language"],
    text: name,
    written: { name: fileIn(index === 0 ? "" : code, "website"), path: ["language"] },
  }))
}
