/** Makes the content valid: what the check refuses is left out once, and the report names it. */
import { type DataPath, type Diagnostic, isError } from "../content/diagnostics"
import type { Folder } from "../content/files/read-folder"
import { validateFolder } from "../content/load"
import { type ContentName, contentSchemas } from "../content/schemas"
import { isRequired, shapeAt, valueAt } from "../content/schemas/introspection"
import { type Data, mapData, mapFiles, Reading, textsIn, type WrittenFiles } from "./data"
import { InvalidContent } from "./not-importable"
import type { Notes } from "./notes"
import { toFileData, toYaml } from "./to-yaml"

type Sources = Partial<Record<ContentName, string>>

/** The data of the files, the YAML of each, and what the check finds in them and in those of the folder. */
export type ValidFiles = {
  files: WrittenFiles
  sources: Sources
  diagnostics: readonly Diagnostic[]
}

/** @returns whether the import must not write such content. The owner's name is written without a font. */
export const stopsImport = (diagnostic: Diagnostic): boolean =>
  isError(diagnostic) && diagnostic.code !== "missing-font"

/** The files that stay, what the others come from, and what a required text says if nothing of it may be shown. */
type Context = { folder: Folder; origin: string; notes: Notes; today: Date; placeholder: string }

/**
 * @returns files that the check accepts, but for texts of owner.yaml without a font
 * @throws InvalidContent if something is wrong that cannot be removed
 */
export function makeValid(files: WrittenFiles, context: Context): ValidFiles {
  const first = check(files, context)
  const isOurs = (each: Diagnostic) =>
    nameOf(each) in files && (stopsImport(each) || each.code === "empty-section")
  const wrong = first.diagnostics.filter(isOurs)
  const valid = wrong.length > 0 ? check(without(files, wrong, context), context) : first
  const errors = valid.diagnostics.filter((each) => isOurs(each) && stopsImport(each))
  if (errors.length > 0) throw new InvalidContent(errors)
  return valid
}

/** @returns the name of the file, as in 'variants/acme' */
const nameOf = ({ file }: Pick<Diagnostic, "file">) =>
  file.replace(/^[^/]*\/|\.yaml$/g, "") as ContentName

function check(files: WrittenFiles, { folder, origin, today }: Context): ValidFiles {
  const sources = mapFiles(files, (name, file) => toYaml(name, toFileData(name, file), origin))
  return { files, sources, ...validateFolder(withFiles(folder, sources), today) }
}

/** @returns the folder with these files in place of its own */
export function withFiles(folder: Folder, sources: Sources): Folder {
  const files = mapFiles(sources, (_name, source) => Buffer.from(source))
  const names = Object.keys(sources).map((name) => `${name}.yaml`)
  return {
    ...folder,
    entries: [...new Set([...folder.entries, ...names])],
    files: { ...folder.files, ...files },
  }
}

/** @returns the files without what is wrong: the closest value around it that may be absent */
function without(
  files: WrittenFiles,
  wrong: readonly Diagnostic[],
  { notes, placeholder }: Context,
): WrittenFiles {
  const data = mapFiles(files, toFileData)
  const rests = new Map<string, Data>()
  for (const { code, message, expected, ...each } of wrong) {
    const name = nameOf(each)
    const steps = each.path.match(/[^.[\]]+/g) ?? []
    // What is wrong with the whole file, such as its size, stops the import with its own message.
    if (steps.length === 0) continue
    const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    // The warning is about the title, but the section goes.
    const most = code === "empty-section" ? path.length - 1 : path.length
    const around = path.map((_step, at) => path.slice(0, most - at))
    const found = around.find((part) => isRemovable(name, part, data[name]))
    rests.set(JSON.stringify([name, ...(found ?? path)]), found ? undefined : placeholder)
    const reason =
      message.replace(/ See content\/\S+$/, "") + (expected ? ` Expected: ${expected}.` : "")
    for (const part of textsIn(valueAt(files[name], found ?? path) as Data)) {
      if (part instanceof Reading) notes.leaveOut(part.from, reason)
      else notes.hidden.push({ text: part, reason })
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
