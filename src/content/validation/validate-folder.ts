/** Validates the content folder: its file names, each file, and the files together. Pure. */

import {
  compareDiagnostics,
  type DataPath,
  type Diagnostic,
  fileDiagnostic,
  isError,
} from "../diagnostics"
import { type Folder, LETTERS, languageOfFile, TRANSLATIONS, VARIANTS } from "../files/read-folder"
import { checkAcrossFiles } from "../rules/check-across-files"
import type { CrossFileInput } from "../rules/rule"
import {
  type Content,
  contentNames,
  type FileName,
  isOptional,
  OPTIONAL_FILES,
  schemaOf,
} from "../schemas"
import { EMPTY } from "../translations/pair-texts"
import { checkFileNames } from "./check-file-names"
import { checkOwnFonts } from "./check-own-fonts"
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
  if (Object.keys(folder.files).length === 0) return { diagnostics: [toNoContent(folder)] }
  const files = validateFiles(folder)
  const result = validateTogether(files, { ...folder, today })
  const diagnostics = [
    ...checkFileNames(folder),
    ...checkOwnFonts(folder, result.content),
    ...checkStaticFiles(folder, result.content ?? {}, (place) => seePlace(files, place)),
    ...result.diagnostics,
  ].sort(compareDiagnostics)
  return diagnostics.some(isError) ? { diagnostics } : { ...result, diagnostics }
}

function toNoContent({ name, replaced }: Folder): Diagnostic {
  if (replaced) {
    const message = `The folder has none of the content files, because a command was stopped while it replaced them. They are in ${replaced}.`
    const hint = `Move them back: mv ${replaced} ${name}`
    return fileDiagnostic(`${name}/`, { code: "missing-file", message, hint })
  }
  const message = "The folder has none of the content files, or it does not exist."
  const hint =
    "If CONTENT names a folder, correct it: the folder has owner.yaml, resume.yaml and others, which docs/content.md lists."
  return fileDiagnostic(`${name}/`, { code: "missing-file", message, hint })
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
 * Applies the rules.
 * @param files the validated files
 * @returns the diagnostics of the files and of the rules, and the content if it has no error
 */
export function validateTogether(
  files: ValidatedFiles,
  input: Omit<CrossFileInput, "content" | "invalid" | "texts"> & Pick<Folder, "entries">,
): ValidationResult {
  const valid = Object.entries(files).flatMap(([name, file]) =>
    file?.data === undefined ? [] : [[name, file.data] as const],
  )
  const filesIn = (folder: string) => {
    const inside = valid.filter(([name]) => name.startsWith(folder))
    return Object.fromEntries(inside.map(([name, data]) => [name.slice(folder.length), data]))
  }
  const dictionaries = filesIn(`${TRANSLATIONS}/`) as NonNullable<Content["translations"]>
  // A language with errors is one of the site.
  const translations = input.entries.flatMap((entry) => {
    const language = languageOfFile(entry)
    return language === undefined ? [] : [[language, dictionaries[language] ?? EMPTY] as const]
  })
  const content: Partial<Content> = {
    ...Object.fromEntries(valid.filter(([name]) => !name.includes("/"))),
    variants: filesIn(`${VARIANTS}/`) as Content["variants"],
    letters: filesIn(`${LETTERS}/`) as Content["letters"],
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
  }
  const invalid = Object.entries(files).flatMap(([name, file]) =>
    file?.diagnostics.some(isError) ? [name] : [],
  )
  const mistakes = checkAcrossFiles({ ...input, content, invalid: new Set(invalid) })
  const crossFile = mistakes.flatMap(({ file, see, ...diagnostic }) => {
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
