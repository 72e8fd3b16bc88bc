/** Makes the content valid: it removes what the check refuses, and says so. */
import { type DataPath, type Diagnostic, isError } from "../content/diagnostics"
import type { Folder } from "../content/files/read-folder"
import { validateFolder } from "../content/load"
import { hasValue, toLimitedFields } from "../content/private-values/limited-fields"
import { toSearched } from "../content/rules/private-values"
import { type ContentName, contentNames, contentSchemas } from "../content/schemas"
import { isRequired, shapeAt, valueAt } from "../content/schemas/introspection"
import { type Data, mapData, Reading, textsIn } from "./data"
import type { Notes } from "./notes"
import { withoutParts } from "./private-names"
import { toFileData, toYaml } from "./to-yaml"

export type WrittenFiles = { readonly [Name in ContentName]?: Data }

/** @returns what `change` makes of each of the files */
export const mapFiles = <From, To>(
  files: { readonly [Name in ContentName]?: From },
  change: (name: ContentName, file: From) => To,
): { [Name in ContentName]?: To } =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, change(name as ContentName, file)]),
  )

export type ValidFiles = {
  /** The data of the files, with the origins of readings. */
  files: WrittenFiles
  /** Base name of the file → its YAML. */
  sources: Partial<Record<ContentName, string>>
  /** What the check finds in them, which are no errors but those about texts without a font, and in others. */
  diagnostics: readonly Diagnostic[]
}

/** The content cannot be made valid. */
export class InvalidContent extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super("The imported content is not valid.")
  }
}

/** Its removal can leave a section empty, about which the check warns. */
const EMPTY_SECTION = "empty-section"

/** @returns whether the import must not write such content. The owner's name is written without a font. */
export const stopsImport = (diagnostic: Diagnostic): boolean =>
  isError(diagnostic) && diagnostic.code !== "missing-font"

/** Each round removes at least one value. A document needs one round, or none. */
const MAX_ROUNDS = 50

/**
 * @param files the data of the files to write
 * @param folder the files that stay as they are; pictures and files of the site that links may name
 * @param origin what the files are imported from, for a comment in each
 * @returns files that the check accepts, but for texts of owner.yaml without a font
 * @throws InvalidContent if something is wrong that cannot be removed
 */
export function makeValid(
  files: WrittenFiles,
  { folder, origin, notes, today }: { folder: Folder; origin: string; notes: Notes; today: Date },
): ValidFiles {
  let current = files
  for (let round = 0; ; round++) {
    const data = mapFiles(current, toFileData)
    const sources = mapFiles(data, (name, file) => toYaml(name, file, origin))
    const { diagnostics } = validateFolder(withFiles(folder, sources), today)
    const isWritten = ({ file }: Diagnostic) => nameOf(file) in sources
    const isWrong = (each: Diagnostic) => stopsImport(each) || each.code === EMPTY_SECTION
    const errors = diagnostics.filter((each) => isWritten(each) && isWrong(each))
    if (errors.length === 0) return { files: current, sources, diagnostics }
    // A file has no default of its schema: without it, no contact field says who may see it.
    const owner = contentSchemas.owner.safeParse(data.owner).data
    const fields = owner ? toLimitedFields(owner) : []
    const isPrivate = (part: string) => fields.some((field) => hasValue(field, toSearched(part)))
    const places = errors.flatMap((error) => placeOf(error, data, isPrivate) ?? [])
    if (places.length === 0 || round === MAX_ROUNDS) throw new InvalidContent(errors)
    current = removeAll(current, places, notes)
  }
}

/** @returns the name of a file in messages without its folder and its end, as in 'variants/acme' */
const nameOf = (file: string) => file.replace(/^[^/]*\/|\.yaml$/g, "")

/** @returns the folder with these files in place of its own */
export function withFiles(folder: Folder, sources: ValidFiles["sources"]): Folder {
  const files = mapFiles(sources, (_name, source) => Buffer.from(source))
  const names = Object.keys(sources).map((name) => `${name}.yaml`)
  const entries = [...new Set([...folder.entries, ...names])]
  return { ...folder, entries, files: { ...folder.files, ...files } }
}

const LIMITED = "It has a value that only hand-outs show, as a phone number."

/** @param rest what stays of a text; undefined to remove the value */
type Place = { file: ContentName; path: DataPath; message: string; rest?: string }

/** @returns the value to remove: the one that is wrong, or the closest one around it that may be absent */
function placeOf(
  { file, path, code, message: found, expected }: Diagnostic,
  data: Readonly<Record<string, unknown>>,
  isPrivate: (part: string) => boolean,
): Place | undefined {
  const name = contentNames.find((each) => each === nameOf(file))
  if (!name || !(name in data)) return undefined
  const steps: DataPath = [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, index]) =>
    index === undefined ? text : Number(index),
  )
  const said = code === "private-value" ? LIMITED : found.replace(/ See content\/\S+$/, "")
  const message = expected ? `${said} Expected: ${expected}.` : said
  const text = valueAt(data[name], steps)
  const rest = code === "private-value" ? withoutParts(String(text), isPrivate) : ""
  if (rest) return { file: name, path: steps, message, rest }
  // The warning is about the title, but the section goes.
  const most = code === EMPTY_SECTION ? steps.length - 1 : steps.length
  for (let length = most; length > 0; length--) {
    const part = steps.slice(0, length)
    if (isRemovable(name, part, data[name])) return { file: name, path: part, message }
  }
  return undefined
}

function isRemovable(name: ContentName, path: DataPath, data: unknown): boolean {
  if (valueAt(data, path) === undefined) return false
  const last = path.at(-1)
  if (typeof last === "number") return true
  const field = shapeAt(contentSchemas[name], data, path.slice(0, -1))[String(last)]
  return field !== undefined && !isRequired(field)
}

function removeAll(files: WrittenFiles, places: readonly Place[], notes: Notes): WrittenFiles {
  const keyOf = (file: string, path: DataPath) => JSON.stringify([file, ...path])
  const removed = new Map(places.map(({ file, path, rest }) => [keyOf(file, path), rest]))
  // The reason for a value is that of the closest place.
  for (const { file, path, message } of places.toSorted((a, b) => b.path.length - a.path.length)) {
    for (const text of textsIn(valueAt(files[file], path) as Data)) {
      if (text instanceof Reading) notes.leaveOut(text.from, message)
      else if (!notes.refused.has(text)) notes.refused.set(text, message)
    }
  }
  return mapFiles(files, (file, data) =>
    mapData(data, (part, path) => {
      const key = keyOf(file, path)
      return removed.has(key) ? removed.get(key) : part
    }),
  )
}
