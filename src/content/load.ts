/**
 * The road of the content. Each file: decode, parse, accept, place. All files: join, apply the rules, place,
 * leave out what the owner suppresses, limit. The README walks one value along it. After `readFolder`,
 * everything is pure.
 */
import { accept } from "./accept/accept"
import { prove } from "./accept/prove"
import { compareDiagnostics, type Diagnostic, isError, limitDiagnostics } from "./diagnostics"
import { type Folder, readFolder } from "./files/read-folder"
import { readPicture } from "./files/read-picture"
import { checkFileNames } from "./folder/check-file-names"
import { checkFormat } from "./folder/check-format"
import { checkOwnFonts } from "./folder/check-own-fonts"
import { checkStaticFiles } from "./folder/check-static-files"
import { withoutSuppressed } from "./folder/suppressed-warnings"
import {
  describeEmptyFolder,
  explainFile,
  isComplete,
  joinFiles,
  joinStarterTexts,
  placeInFiles,
  seePlace,
  type ValidatedFile,
  type ValidatedFiles,
} from "./folder/together"
import { applyRules } from "./rules/apply-rules"
import { type Content, type FileName, schemaOf } from "./schemas"
import { withoutEmptyPages } from "./site-map/page-paths"
import { decode } from "./yaml/decode"
import { parse } from "./yaml/parse"
import { type ContentFile, place } from "./yaml/positions"

export type ValidationResult = {
  /** Absent if there is an error. */
  content?: Content
  /** Sorted by file and position. */
  diagnostics: Diagnostic[]
}

/**
 * @param directory the folder that contains the YAML files
 * @param today decides which dates are too far in the future
 * @param read reads one picture
 * @returns what is on the disk, the content if there is no error, and the first diagnostics of each file
 */
export async function loadContent(
  directory: string,
  today = new Date(),
  read = readPicture,
): Promise<ValidationResult & { folder: Folder }> {
  const folder = await readFolder(directory, read)
  const files = validateFiles(folder)
  const otherFormat = checkFormat(files.website)
  // The other mistakes of content of another format may come from the format.
  if (otherFormat) return { folder, diagnostics: [otherFormat] }
  const { diagnostics, ...valid } = validateTogether(files, { ...folder, today })
  return { folder, ...valid, diagnostics: limitDiagnostics(diagnostics) }
}

/** Validates a folder of this format that somebody else has read or made. */
export function validateFolder(folder: Folder, today: Date): ValidationResult {
  return validateTogether(validateFiles(folder), { ...folder, today })
}

/** Takes each file along its own road. */
export function validateFiles({ name: folder, files }: Folder): ValidatedFiles {
  const validated = Object.entries(files).flatMap(([name, bytes]) =>
    bytes ? [[name, validateContentFile(folder, name as FileName, bytes)] as const] : [],
  )
  return Object.fromEntries(validated)
}

/**
 * @param folder the name of the folder, for messages
 * @param bytes the file, or the reason why it cannot be read
 */
export function validateContentFile(
  folder: string,
  name: FileName,
  bytes: Uint8Array | { reason: string },
): ValidatedFile {
  const schema = schemaOf(name)
  const read = (file: ContentFile) => accept(parse(file, schema), schema)
  const accepted = read(decode(`${folder}/${name}.yaml`, bytes))
  const found = explainFile(name, prove(accepted, read))
  return { ...accepted, diagnostics: found.map((finding) => place(accepted, finding)) }
}

/** Looks at all files together: at their data, their names, and what is beside them. */
export function validateTogether(
  files: ValidatedFiles,
  folder: Folder & { today: Date },
): ValidationResult {
  const empty = describeEmptyFolder(folder)
  if (empty) return { diagnostics: [empty] }
  const { content, invalid } = joinFiles(files)
  const found = applyRules({ ...folder, content, invalid })
  const inFiles = [
    ...Object.values(files).flatMap((file) => file?.diagnostics ?? []),
    ...placeInFiles(files, found),
  ]
  const valid =
    inFiles.some(isError) || !isComplete(content) ? undefined : withoutEmptyPages(content)
  const all = [
    ...checkFileNames(folder),
    ...checkOwnFonts(folder, valid),
    ...checkStaticFiles(folder, valid ?? {}, (at) => seePlace(files, at)),
    ...inFiles,
  ]
  const diagnostics = joinStarterTexts(withoutSuppressed(files, all).sort(compareDiagnostics))
  return valid && !diagnostics.some(isError) ? { content: valid, diagnostics } : { diagnostics }
}
