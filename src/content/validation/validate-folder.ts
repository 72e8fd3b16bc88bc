/** Validates the content folder: its file names, each file, and the files together. Pure. */
import path from "node:path"
import { checkAcrossFiles } from "../cross-file/check-across-files"
import type { CrossFileInput } from "../cross-file/rule"
import {
  compareDiagnostics,
  type DataPath,
  type Diagnostic,
  fileDiagnostic,
  isError,
} from "../diagnostics"
import {
  type Folder,
  IMAGES,
  isNamedFile,
  LETTERS,
  TRANSLATIONS,
  VARIANTS,
} from "../files/read-folder"
import {
  type Content,
  contentNames,
  type FileName,
  isOptional,
  OPTIONAL_FILES,
  schemaOf,
} from "../schemas"
import { LANGUAGE } from "../schemas/shared-fields"
import type { TranslationFiles } from "../schemas/translation"
import { didYouMean, nearest, quote } from "../wording"
import { checkStaticFiles } from "./check-static-files"
import { positionIn, type ValidatedFile, validateFile } from "./validate-file"

export type ValidatedFiles = { [Name in FileName]?: ValidatedFile<unknown> }

export type ValidationResult = {
  /** Absent if there is an error. */
  content?: Content
  /** Sorted by file and position. */
  diagnostics: Diagnostic[]
}

/** Validates the whole folder. */
export function validateFolder(folder: Folder, today: Date): ValidationResult {
  // The name in CONTENT may be that of another folder: then each of its files would be an error.
  if (Object.keys(folder.files).length === 0) return { diagnostics: [toNoContent(folder.name)] }
  const files = validateFiles(folder)
  const result = validateTogether(files, { ...folder, today })
  const diagnostics = [
    ...checkFileNames(folder),
    ...checkStaticFiles(folder, result.content ?? {}, (place) => seePlace(files, place)),
    ...result.diagnostics,
  ].sort(compareDiagnostics)
  return diagnostics.some(isError) ? { diagnostics } : { ...result, diagnostics }
}

function toNoContent(folder: string): Diagnostic {
  return fileDiagnostic(`${folder}/`, {
    code: "missing-file",
    message: "The folder has none of the content files, or it does not exist.",
    hint: "If CONTENT names a folder, correct it: the folder has owner.yaml, resume.yaml and others, which docs/content.md lists.",
  })
}

/** @returns the end of a message that names another place, as in ' See content/legal.yaml:2:5.' */
function seePlace(files: ValidatedFiles, place: { file: FileName; at: DataPath }): string {
  const file = files[place.file]
  if (!file) return ""
  const { file: name, line, column } = positionIn(file, place.at)
  return ` See ${name}:${line}:${column}.`
}

/** Validates each file of the folder by itself. An empty file that is optional gives a warning. */
export function validateFiles({ name: folder, files }: Folder): ValidatedFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, bytes]) => {
      if (!bytes) return []
      const file = validateContentFile(folder, name as FileName, bytes)
      const diagnostics = file.diagnostics.map((each) =>
        each.code === "empty-file" && isOptional(name) ? toLeftOut(each.file, name) : each,
      )
      return [[name, { ...file, diagnostics }]]
    }),
  )
}

/** @returns a warning that says what the site does not have, in place of the error */
function toLeftOut(file: string, name: keyof typeof OPTIONAL_FILES): Diagnostic {
  const message = `The file is empty or contains only comments, so the site has no ${OPTIONAL_FILES[name]}.`
  const hint = "Write its fields, which docs/content.md lists, or delete the file."
  return fileDiagnostic(file, { code: "empty-section", message, hint })
}

/**
 * @param folder the name of the folder, for messages
 * @param bytes the file, or the reason why it cannot be read
 */
export function validateContentFile(
  folder: string,
  name: FileName,
  bytes: Uint8Array | { reason: string },
): ValidatedFile<unknown> {
  const file = `${folder}/${name}.yaml`
  if (bytes instanceof Uint8Array) return validateFile(file, bytes, schemaOf(name))
  const message = `The file cannot be read: ${bytes.reason}.`
  const diagnostic = fileDiagnostic(file, { code: "unreadable-file", message })
  return { diagnostics: [diagnostic], toDiagnostic: () => diagnostic }
}

/**
 * Applies the cross-file rules.
 * @param files the validated files
 * @returns the diagnostics of the files and of the rules, and the content if it has no error
 */
export function validateTogether(
  files: ValidatedFiles,
  input: Omit<CrossFileInput, "content" | "invalid"> & Pick<Folder, "entries">,
): ValidationResult {
  const valid = Object.entries(files).flatMap(([name, file]) =>
    file?.data === undefined ? [] : [[name.split("/"), file.data] as const],
  )
  const filesIn = (folder: string) =>
    Object.fromEntries(
      valid.flatMap(([[top, name], data]) => (top === folder && name ? [[name, data]] : [])),
    )
  const translations = translationsIn(input.entries, files)
  const content: Partial<Content> = {
    ...Object.fromEntries(valid.flatMap(([[name, inner], data]) => (inner ? [] : [[name, data]]))),
    variants: filesIn(VARIANTS),
    letters: filesIn(LETTERS),
    ...(Object.keys(translations).length > 0 && { translations }),
  }
  const invalid = Object.entries(files).flatMap(([name, file]) =>
    file?.diagnostics.some(isError) ? [name] : [],
  )
  const crossFile = checkAcrossFiles({
    ...input,
    content,
    invalid: new Set(invalid),
  }).flatMap(({ file, see, ...diagnostic }) => {
    const validated = files[file]
    if (!validated) return []
    const message = see && diagnostic.message + seePlace(files, { file: see.file, at: see.path })
    const placed = validated.toDiagnostic({ ...diagnostic, ...(message && { message }) })
    // Its lines have the private value, and others read the output of a build.
    const found = placed.code === "private-value" ? { ...placed, frame: "" } : placed
    // The items of a list that are joined by mistake are often too long together.
    const isJoined = validated.diagnostics.some(
      ({ code, path }) => code === "joined-lines" && path === found.path,
    )
    return isJoined && !isError(found) ? [] : [found]
  })
  const diagnostics = [
    ...Object.values(files).flatMap((file) => file?.diagnostics ?? []),
    ...crossFile,
  ]
  diagnostics.sort(compareDiagnostics)
  return isComplete(content) && !diagnostics.some(isError)
    ? { content: withoutEmptyPages(content), diagnostics }
    : { diagnostics }
}

const LANGUAGE_FOLDER = /^translations\/([^/]+)\/$/

/** @returns the valid files of each folder in `translations/`, by their names in the base */
function translationsIn(
  entries: readonly string[],
  files: ValidatedFiles,
): Record<string, TranslationFiles> {
  const languages = entries.flatMap((entry) => LANGUAGE_FOLDER.exec(entry)?.[1] ?? [])
  const filesOf = (language: string) =>
    Object.entries(files).flatMap(([name, file]) => {
      const start = `${TRANSLATIONS}/${language}/`
      return name.startsWith(start) && file?.data ? [[name.slice(start.length), file.data]] : []
    })
  return Object.fromEntries(
    languages
      .filter((language) => LANGUAGE.test(language))
      .map((language) => [language, Object.fromEntries(filesOf(language))]),
  )
}

function isComplete(content: Partial<Content>): content is Content {
  return contentNames.every((name) => isOptional(name) || content[name] !== undefined)
}

function withoutEmptyPages({ portfolio, showcase, ...content }: Content): Content {
  return {
    ...content,
    ...(portfolio && portfolio.projects.length > 0 ? { portfolio } : {}),
    ...(showcase && showcase.cards.length > 0 ? { showcase } : {}),
  }
}

/** Files that editors and operating systems create. */
const IGNORED_FILE =
  /^((variants|letters|translations(\/[^/]+(\/variants)?)?)\/)?(\..*|.*~|#.*#|.*\.(swp|bak|tmp)|Thumbs\.db|desktop\.ini)\/?$/i

const FOLDERS = [`${IMAGES}/`, `${VARIANTS}/`, `${LETTERS}/`, `${TRANSLATIONS}/`]

/** A folder of a language, or the folder of its variants. */
const isTranslationFolder = (entry: string) =>
  LANGUAGE.test(LANGUAGE_FOLDER.exec(entry.replace(/\/variants\/$/, "/"))?.[1] ?? "")

/** @returns a diagnostic for each unknown and each missing file; a misspelled file name gives one */
function checkFileNames({ name: folder, entries, files }: Folder): Diagnostic[] {
  const expectedFiles = contentNames.map((name) => `${name}.yaml`)
  const absent = contentNames.filter((name) => !files[name])
  const missing = new Set(absent.map((name) => `${name}.yaml`))
  const unknown = entries.filter(
    (entry) =>
      !expectedFiles.includes(entry) &&
      !FOLDERS.includes(entry) &&
      !isNamedFile(entry) &&
      !isTranslationFolder(entry) &&
      !IGNORED_FILE.test(entry),
  )
  const unknownFiles = unknown.map((entry): Diagnostic => {
    const file = `${folder}/${entry}`
    if (entry.startsWith(`${VARIANTS}/`) || entry.startsWith(`${LETTERS}/`)) {
      const expected = "lowercase words joined by hyphens, not ending in -ats, as in platform.yaml"
      const message = `The site does not use ${quote(entry)}.`
      const meant = entry.toLowerCase().replace(/\.ya?ml$/, ".yaml")
      const hint = isNamedFile(meant) ? `Rename it to ${path.posix.basename(meant)}.` : undefined
      return fileDiagnostic(file, {
        code: "unknown-file",
        message,
        expected,
        ...(hint && { hint }),
      })
    }
    if (entry.startsWith(`${TRANSLATIONS}/`)) return describeUnknownTranslation(folder, entry)
    const meantFolder = entry.endsWith("/") ? nearest(entry, FOLDERS) : undefined
    if (meantFolder) {
      const message = `The site does not use the folder ${quote(entry)}.`
      const hint = `Did you mean ${meantFolder}? Move its files there, or rename it.`
      return fileDiagnostic(file, { code: "unknown-file", message, hint })
    }
    const yamlName = entry.replace(/\.ya?ml$/i, ".yaml")
    const meant = nearest(yamlName, missing) ?? nearest(yamlName, expectedFiles)
    const isMisspelled = meant !== undefined && missing.delete(meant)
    const message = isMisspelled
      ? `The site does not use this file, and ${meant} is missing.`
      : `The site does not use ${quote(entry)}.`
    const expected = `${expectedFiles.join(", ")} and the folders ${FOLDERS.join(", ")}`
    const hint = isMisspelled ? `Rename it to ${meant}.` : "Move it out of the folder."
    return fileDiagnostic(file, { code: "unknown-file", message, expected, hint })
  })
  const missingFiles = absent.flatMap((name) => {
    const file = `${name}.yaml`
    if (isOptional(name) || !missing.has(file)) return []
    return fileDiagnostic(`${folder}/${file}`, {
      code: "missing-file",
      message: "The file is missing.",
      hint: "Create it with the fields that docs/content.md lists.",
    })
  })
  return [...unknownFiles, ...missingFiles]
}

/** Only a folder of a language is in `translations/`, and only files with the names of the base in it. */
function describeUnknownTranslation(folder: string, entry: string): Diagnostic {
  const [, language = "", ...inner] = entry.split("/")
  const names = contentNames.map((name) => `${name}.yaml`)
  const isInFolder = LANGUAGE.test(language) && inner.length > 0
  const name = inner.join("/")
  return fileDiagnostic(`${folder}/${entry}`, {
    code: "unknown-file",
    message: `The site does not use ${quote(entry)}.`,
    expected: isInFolder
      ? `${names.join(", ")} and variants/NAME.yaml`
      : "a folder named as the code of its language, as in translations/de/ or translations/pt-BR/",
    hint: isInFolder ? didYouMean(name.replace(/\.yml$/, ".yaml"), names) : undefined,
  })
}
