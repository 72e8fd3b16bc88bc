/** Checks the names of the files and folders in the content folder. */
import { quotedCommand } from "../../lib/command"
import { LANGUAGE, languageNamed } from "../../lib/language-codes"
import { toSlug } from "../../lib/slug"
import { type Diagnostic, type Finding, fileDiagnostic } from "../diagnostics"
import { isLeftOver } from "../files/list-files"
import { type Folder, IMAGES, isNamedFile, TEMPLATES } from "../files/read-folder"
import { FONTS, LICENSE } from "../files/read-own-fonts"
import { contentNames, type FileName, isOptional, NAMED_FILES, parseFileName } from "../schemas"
import { nearest, quote } from "../wording"

const TRANSLATIONS = "translations"

const FOLDERS = [IMAGES, ...Object.keys(NAMED_FILES), FONTS, TEMPLATES].map((name) => `${name}/`)

/** A font, or a text that a download of a font has. */
const FONT_FILE = /^fonts\/[^/]+\.(?:ttf|otf|txt|md)$/i

const FILES = contentNames.map((name) => `${name}.yaml`)

/** @returns a diagnostic for each unknown and each missing file; a misspelled file name gives one */
export function checkFileNames({ name: folder, entries, files }: Folder): Diagnostic[] {
  const missing = new Set(contentNames.filter((name) => !files[name]).map((name) => `${name}.yaml`))
  const unknown = entries.filter(isUnknown)
  // A folder is the cause of what is in it.
  const isInUnknown = (entry: string) =>
    unknown.some((other) => other.endsWith("/") && entry !== other && entry.startsWith(other))
  const named = unknown.filter((entry) => !isInUnknown(entry))
  const unknownFiles = named.map((entry) =>
    fileDiagnostic(`${folder}/${entry}`, {
      code: "unknown-file",
      message: `The site does not use ${quote(entry)}.`,
      ...describeUnknown(entry, missing),
    }),
  )
  const missingFiles = contentNames
    .filter((name) => !isOptional(name) && missing.has(`${name}.yaml`))
    .map((name) =>
      fileDiagnostic(`${folder}/${name}.yaml`, {
        code: "missing-file",
        message: "The file is missing.",
        hint: "Create it with the fields that docs/content.md lists.",
      }),
    )
  return [...unknownFiles, ...missingFiles]
}

function isUnknown(entry: string): boolean {
  return (
    !FILES.includes(entry) &&
    !FOLDERS.includes(entry) &&
    !entry.startsWith(`${TEMPLATES}/`) &&
    !isNamedFile(entry) &&
    !FONT_FILE.test(entry) &&
    !LICENSE.test(entry) &&
    !isLeftOver(entry)
  )
}

/** @param missing the names of the missing files; the one that is misspelled here leaves the set */
function describeUnknown(entry: string, missing: Set<string>): Partial<Finding> {
  const { kind, name = "" } = parseFileName(entry as FileName)
  if (kind === "variants" || kind === "letters") {
    const [, words] = /^(.*)\.yaml$/.exec(withoutExtras(name)) ?? []
    const meant = words && `${toSlug(words)}.yaml`
    return {
      expected: "lowercase words joined by hyphens, not ending in -ats, as in platform.yaml",
      hint: meant && isNamedFile(`${kind}/${meant}`) ? `Rename it to ${meant}.` : undefined,
    }
  }
  if (kind === "translations") return describeUnknownTranslation(name)
  if (entry.startsWith(`${FONTS}/`)) {
    return {
      expected: "a TTF or OTF file for each style, and the license as a .txt file",
      hint: entry.endsWith("/")
        ? `Move its files to ${FONTS}/ itself.`
        : "Put the TTF or OTF file of the font here. The site makes a WOFF2 file of it.",
    }
  }
  const language = languageOf(entry)
  if (language) {
    const hint = `Translations are in ${TRANSLATIONS}/: ${quotedCommand("translate", language)} begins ${TRANSLATIONS}/${language}.yaml, with each text once.`
    return { hint }
  }
  const meantFolder = entry.endsWith("/") ? nearest(entry, FOLDERS) : undefined
  if (meantFolder) {
    return {
      message: `The site does not use the folder ${quote(entry)}.`,
      hint: `Did you mean ${meantFolder}? Move its files there, or rename it.`,
    }
  }
  const expected = `${FILES.join(", ")} and the folders ${FOLDERS.join(", ")}`
  const yamlName = withoutExtras(entry)
  const meant = nearest(yamlName, missing) ?? nearest(yamlName, FILES)
  if (meant === undefined || !missing.delete(meant)) {
    const isCopy = meant === yamlName && meant !== entry
    const hint = isCopy
      ? `${meant} is there too. Keep one of the two, with that name.`
      : "Move it out of the folder."
    return { expected, hint }
  }
  return {
    message: `The site does not use this file, and ${meant} is missing.`,
    expected,
    hint: `Rename it to ${meant}.`,
  }
}

/** @returns the language of a folder or a file that somebody made for it, such as `de/` or `resume.de.yaml` */
function languageOf(entry: string): string | undefined {
  const [, file, name = ""] =
    /^(?:([a-z]+)[._-])?([a-z]{2,3}(?:[-_][a-z]{2,4})?|[a-z]{4,})(?:\/|\.ya?ml)$/i.exec(entry) ?? []
  const isContent = file === undefined || FILES.includes(`${file}.yaml`)
  return isContent ? languageNamed(name) : undefined
}

/** @returns the name without what editors and downloads add: 'work.yaml' for 'Work (1).yaml.txt' */
const withoutExtras = (entry: string) =>
  entry
    .toLowerCase()
    .replace(/(\.ya?ml)?(\.txt|\.ya?ml)$/, ".yaml")
    .replace(/[ _-]*(\(\d+\)|\b(copy|kopie|copie|copia|cópia)( \d+)?)\.yaml$/, ".yaml")

/** Only a file for each language is in `translations/`. Until format 4, it was a folder. */
function describeUnknownTranslation(name: string): Partial<Finding> {
  const [, language = name] = /^(.*?)(?:\/|\.ya?ml(?:\.txt)?)$/i.exec(name) ?? []
  const code = LANGUAGE.test(language) ? language : languageNamed(language)
  const expected =
    "a file named as the code of its language, as in translations/de.yaml or translations/pt-BR.yaml"
  const file = `translations/${code}.yaml`
  if (code && name.endsWith("/")) {
    const hint = `Write what it has into ${file}, which ${quotedCommand("translate", code)} begins, and delete the folder.`
    return { expected, hint }
  }
  return { expected, ...(code && { hint: `Rename it to ${file}` }) }
}
