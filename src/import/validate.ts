/** Makes the content valid: what the check refuses is left out once, and the report names it. */
import { type DataPath, type Diagnostic, isError } from "../content/diagnostics"
import type { Folder } from "../content/files/read-folder"
import { validateFolder } from "../content/load"
import { hasValue, toLimitedFields } from "../content/private-values/limited-fields"
import { toSearched } from "../content/rules/private-values"
import { type ContentName, contentSchemas } from "../content/schemas"
import { isRequired, shapeAt, valueAt } from "../content/schemas/introspection"
import { type Data, mapData, mapFiles, Reading, textsIn, type WrittenFiles } from "./data"
import { InvalidContent } from "./not-importable"
import type { Notes } from "./notes"
import { toFileData, toYaml } from "./to-yaml"
import { withoutSentences } from "./without-private"

export type ValidFiles = {
  /** The data of the files, with the origins of readings. */
  files: WrittenFiles
  /** Base name of the file → its YAML. */
  sources: Partial<Record<ContentName, string>>
  /** What the check finds in them, which are no errors but those about texts without a font, and in others. */
  diagnostics: readonly Diagnostic[]
}

/** @returns whether the import must not write such content. The owner's name is written without a font. */
export const stopsImport = (diagnostic: Diagnostic): boolean =>
  isError(diagnostic) && diagnostic.code !== "missing-font"

type Context = { folder: Folder; origin: string; notes: Notes; today: Date; placeholder: string }

/**
 * @param files the data of the files to write
 * @param context.folder the files that stay as they are; pictures and files of the site that links may name
 * @param context.origin what the files are imported from, for a comment in each
 * @param context.placeholder what a required text says if nothing of it may be shown
 * @returns files that the check accepts, but for texts of owner.yaml without a font
 * @throws InvalidContent if something is wrong that cannot be removed
 */
export function makeValid(files: WrittenFiles, context: Context): ValidFiles {
  const first = check(files, context)
  const isWrong = (each: Diagnostic) => stopsImport(each) || each.code === "empty-section"
  const wrong = first.diagnostics.filter((each) => nameOf(each) in files && isWrong(each))
  const valid = wrong.length > 0 ? check(without(first, wrong, context), context) : first
  const errors = valid.diagnostics.filter((each) => nameOf(each) in files && stopsImport(each))
  if (errors.length > 0) throw new InvalidContent(errors)
  return valid
}

/** @returns the name of the file, as in 'variants/acme' */
const nameOf = ({ file }: Diagnostic) => file.replace(/^[^/]*\/|\.yaml$/g, "") as ContentName

function check(files: WrittenFiles, { folder, origin, today }: Context): ValidFiles {
  const sources = mapFiles(files, (name, file) => toYaml(name, toFileData(name, file), origin))
  return { files, sources, ...validateFolder(withFiles(folder, sources), today) }
}

/** @returns the folder with these files in place of its own */
export function withFiles(folder: Folder, sources: ValidFiles["sources"]): Folder {
  const files = mapFiles(sources, (_name, source) => Buffer.from(source))
  const names = Object.keys(sources).map((name) => `${name}.yaml`)
  const entries = [...new Set([...folder.entries, ...names])]
  return { ...folder, entries, files: { ...folder.files, ...files } }
}

const LIMITED = "It has a value that only hand-outs show, as a phone number."

/** @returns the files without what is wrong: a sentence, or the closest value around it that may be absent */
function without(
  { files }: ValidFiles,
  wrong: readonly Diagnostic[],
  context: Context,
): WrittenFiles {
  const { notes, placeholder } = context
  const data = mapFiles(files, toFileData)
  // A file has no default of its schema: without it, no contact field says who may see it.
  const owner = contentSchemas.owner.safeParse(data.owner).data
  const fields = owner ? toLimitedFields(owner) : []
  const isLimited = (part: string) => fields.some((field) => hasValue(field, toSearched(part)))
  const rests = new Map<string, Data>()
  for (const each of wrong) {
    const [name, isSecret] = [nameOf(each), each.code === "private-value"]
    const path = [...each.path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, at]) =>
      at ? Number(at) : step,
    )
    const text = String(valueAt(data[name], path))
    const rest = isSecret ? withoutSentences(text, isLimited) : ""
    // The warning is about the title, but the section goes.
    const around = path
      .map((_step, at) => path.slice(0, path.length - at))
      .slice(each.code === "empty-section" ? 1 : 0)
    const place = rest ? undefined : around.find((part) => isRemovable(name, part, data[name]))
    rests.set(JSON.stringify([name, ...(place ?? path)]), place ? undefined : rest || placeholder)
    const reason = isSecret
      ? LIMITED
      : `${each.message.replace(/ See content\/\S+$/, "")}${each.expected ? ` Expected: ${each.expected}.` : ""}`
    for (const part of textsIn(valueAt(files[name], place ?? path) as Data)) {
      if (part instanceof Reading) notes.leaveOut(part.from, reason)
      else notes.hidden.push({ text: rest ? text.replace(rest, "") : part, reason })
    }
  }
  return mapFiles(files, (name, file) =>
    mapData(file, (part, path) => {
      const key = JSON.stringify([name, ...path])
      return rests.has(key) ? rests.get(key) : part
    }),
  )
}

function isRemovable(name: ContentName, path: DataPath, data: unknown): boolean {
  const field = shapeAt(contentSchemas[name], data, path.slice(0, -1))[String(path.at(-1))]
  const isInList = typeof path.at(-1) === "number"
  return valueAt(data, path) !== undefined && (isInList || (!!field && !isRequired(field)))
}
