/** Checks the names of the files and folders in the content folder. */
import { toSlug } from "../../lib/slug"
import { type Diagnostic, type Finding, fileDiagnostic } from "../diagnostics"
import { isLeftOver } from "../files/list-files"
import { type Folder, IMAGES, isNamedFile, TEMPLATES } from "../files/read-folder"
import { FONTS, LICENSE } from "../files/read-own-fonts"
import { contentNames, isOptional, NAMED_FILES } from "../schemas"
import { nearest, quote } from "../wording"

export const FOLDERS = [IMAGES, ...Object.keys(NAMED_FILES), FONTS, TEMPLATES].map(
  (name) => `${name}/`,
)

/** A font, or a text that a download of a font has. */
const FONT_FILE = /^fonts\/[^/]+\.(?:ttf|otf|txt|md)$/i

export const FILES = contentNames.map((name) => `${name}.yaml`)

const VARIANT = "lowercase words joined by hyphens, not ending in -ats, as in platform.yaml"

/** What a folder takes. */
const EXPECTED: Readonly<Record<string, string>> = {
  variants: VARIANT,
  letters: VARIANT,
  translations:
    "a file named as the code of its language, as in translations/de.yaml or translations/pt-BR.yaml",
  fonts:
    "a TTF or OTF file for each style, of which the site makes a WOFF2 file, and the license as a .txt file",
}

/** @returns a diagnostic for each unknown and each missing file; a misspelled file name gives one */
export function checkFileNames({ name: folder, entries, files }: Folder): Diagnostic[] {
  const missing = new Set<string>(contentNames.filter((name) => !files[name]))
  const unknownFiles = entries.filter(isUnknown).map((entry) =>
    fileDiagnostic(`${folder}/${entry}`, {
      code: "unknown-file",
      message: `The site does not use ${quote(entry)}.`,
      ...(/\/./.test(entry) ? describeInner(entry, entries) : describeUnknown(entry, missing)),
    }),
  )
  const missingFiles = contentNames
    .filter((name) => !isOptional(name) && missing.has(name))
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

/** @returns the name without its ending and what downloads add: 'work' for 'work (1).yaml.txt' */
const wordOf = (name: string) => name.replace(/[. (].*/, "")

/** @param entry in one of the folders, such as 'variants/Bank.yml' */
function describeInner(entry: string, entries: readonly string[]): Partial<Finding> {
  const [folder = "", name = ""] = entry.split("/")
  const meant = [wordOf(name), toSlug(wordOf(name))]
    .map((word) => `${folder}/${word}.yaml`)
    .find((file) => isNamedFile(file) && !entries.includes(file) && !entry.endsWith("/"))
  return { expected: EXPECTED[folder], ...(meant && { hint: `Rename it to ${meant}.` }) }
}

/** @param missing the names of the missing files; the one that is misspelled here leaves the set */
function describeUnknown(entry: string, missing: Set<string>): Partial<Finding> {
  const expected = `${FILES.join(", ")} and the folders ${FOLDERS.join(", ")}`
  const isFolder = entry.endsWith("/")
  const meant = isFolder ? nearest(entry, FOLDERS) : nearest(wordOf(entry), missing)
  if (meant === undefined) return { expected, hint: "Move it out of the folder." }
  if (isFolder)
    return { expected, hint: `Did you mean ${meant}? Move its files there, or rename it.` }
  missing.delete(meant)
  return {
    message: `The site does not use this file, and ${meant}.yaml is missing.`,
    expected,
    hint: `Rename it to ${meant}.yaml.`,
  }
}
