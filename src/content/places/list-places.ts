/** Lists where the texts of the content are in its files, for the develop server. */
import { plainText } from "../../lib/inline-text"
import { filesIn, textsIn } from "../cross-file/texts-in"
import type { DataPath } from "../diagnostics"
import type { Folder } from "../files/read-folder"
import { parseInline } from "../inline/parse-inline"
import { type Content, type FileName, schemaOf } from "../schemas"
import { notesOf, schemaAt } from "../schemas/introspection"
import { placeIn } from "../validation/validate-file"
import { validateFiles } from "../validation/validate-folder"

/** A text of the content with its place in a file. */
export type Place = {
  /** The file without its extension, as in `work` or `translations/de/work`. */
  name: FileName
  /** Where it is in the data of the file. */
  path: DataPath
  /** What a page shows: without marks. */
  text: string
  /** From the root of the repository, as in `content/work.yaml`. */
  file: string
  /** Both start at 1. */
  line: number
  column: number
}

/** The words of the interface in a language; '' is the language of the base. */
export type InterfaceWords = { language: string; words: Readonly<Record<string, unknown>> }

/**
 * @param content the validated content of the folder
 * @param interfaceWords of each language: their place is in website.yaml, where the owner may change them
 * @returns each text, date and address. A value that the YAML omits has the place of its parent
 */
export function listPlaces(
  folder: Folder,
  content: Content,
  interfaceWords: readonly InterfaceWords[],
): Place[] {
  const files = validateFiles(folder)
  const toPlace = (name: FileName, path: DataPath, text: string): Place => {
    const validated = files[name]
    const start = { file: `${folder.name}/${name}.yaml`, line: 1, column: 1 }
    return { name, path, text, ...(validated ? placeIn(validated, path) : start) }
  }
  const texts = filesIn(content).flatMap(([name, data]) =>
    textsIn(data)
      .filter(({ path, text }) => text !== "" && isTarget(name, path))
      .map(({ path, text }) => toPlace(name, path, toShown(name, data, path, text))),
  )
  const words = interfaceWords.flatMap(({ language, words: all }) => {
    const name: FileName = language ? `translations/${language}/website` : "website"
    return textsIn(all)
      .filter(({ path: [key] }) => key !== "dates" && key !== "language" && key !== "comma")
      .map(({ path, text }) => toPlace(name, ["words", ...path], text))
  })
  return [...texts, ...words]
}

/** A translation has the texts of the base, too, which are not shown. */
const isTarget = (name: FileName, path: DataPath) =>
  !name.startsWith("translations/") || (path.at(-1) !== "source" && path.at(-2) !== "stale")

function toShown(name: FileName, data: unknown, path: DataPath, text: string): string {
  const schema = schemaAt(schemaOf(name), data, path)
  const isInline = schema && notesOf(schema).inline
  return isInline || path.at(-1) === "target" ? plainText(parseInline(text)) : text
}
