/** All files of the content: each by itself, then what they say together. Pure. */
import { nearest, quote } from "./check/words"
import { checkAcrossFiles } from "./cross-file/all-rules"
import type { Facts } from "./cross-file/rule"
import { compareDiagnostics, type Diagnostic, fileDiagnostic, isError } from "./diagnostics"
import { type Folder, IMAGES, isVariant, VARIANTS } from "./folder"
import { type ParsedFile, parseContent } from "./parse"
import { type Content, contentNames, type FileName, schemaOf } from "./schemas"

export type ParsedFiles = { [Name in FileName]?: ParsedFile<unknown> }

export type CheckResult = {
  /** Absent if there is an error. */
  content?: Content
  /** In order of place. */
  diagnostics: Diagnostic[]
}

/** @returns the diagnostics of the folder's files, and of the files together */
export function checkFolder(folder: Folder, today: Date): CheckResult {
  const strangers = findStrangers(folder)
  const checked = checkFiles(parseFiles(folder), { ...folder, today })
  const diagnostics = [...strangers, ...checked.diagnostics].sort(compareDiagnostics)
  return diagnostics.some(isError) ? { diagnostics } : { ...checked, diagnostics }
}

/** @returns each file that is there, parsed */
export function parseFiles({ name: folder, files }: Folder): ParsedFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, bytes]) =>
      bytes ? [[name, parseFile(folder, name as FileName, bytes)]] : [],
    ),
  )
}

/** @returns one file parsed by the schema of its name */
export function parseFile(
  folder: string,
  name: FileName,
  bytes: Uint8Array | { reason: string },
): ParsedFile<unknown> {
  const file = `${folder}/${name}.yaml`
  if (bytes instanceof Uint8Array) return parseContent(file, bytes, schemaOf(name))
  const message = `The file cannot be read: ${bytes.reason}.`
  const diagnostic = fileDiagnostic(file, { code: "unreadable-file", message })
  return { diagnostics: [diagnostic], diagnosticAt: () => diagnostic }
}

/**
 * @param files the files by themselves
 * @param facts what else is known: pictures, static files, the day
 * @returns their diagnostics, and those that show only when the files are read together
 */
export function checkFiles(files: ParsedFiles, facts: Omit<Facts, "content">): CheckResult {
  const valid = Object.entries(files).flatMap(([name, file]) =>
    file?.data === undefined ? [] : [[name.split("/"), file.data] as const],
  )
  const content: Partial<Content> = {
    ...Object.fromEntries(valid.flatMap(([[name, inner], data]) => (inner ? [] : [[name, data]]))),
    variants: Object.fromEntries(valid.flatMap(([[, name], data]) => (name ? [[name, data]] : []))),
  }
  const together = checkAcrossFiles({ ...facts, content }).flatMap(({ file, path, flaw, on }) => {
    const diagnostic = files[file]?.diagnosticAt(path, flaw, on)
    return diagnostic ? [diagnostic] : []
  })
  const diagnostics = [
    ...Object.values(files).flatMap((file) => file?.diagnostics ?? []),
    ...together,
  ]
  diagnostics.sort(compareDiagnostics)
  return isWhole(content) && !diagnostics.some(isError) ? { content, diagnostics } : { diagnostics }
}

function isWhole(content: Partial<Content>): content is Content {
  return contentNames.every((name) => content[name] !== undefined)
}

/** What editors and systems leave behind. */
const LITTER = /^(variants\/)?(\..*|.*~|#.*#|.*\.(swp|bak|tmp)|Thumbs\.db|desktop\.ini)\/?$/i

const isLitter = (entry: string) => LITTER.test(entry)

const isFolder = (entry: string) => [IMAGES, VARIANTS].some((name) => entry === `${name}/`)

/** @returns files nothing reads, and files that are missing; a misspelled name is both, told once */
function findStrangers({ name: folder, entries, files }: Folder): Diagnostic[] {
  const valid = contentNames.map((name) => `${name}.yaml`)
  const missing = new Set(contentNames.filter((name) => !files[name]).map((name) => `${name}.yaml`))
  const strangers = entries.filter(
    (entry) => !valid.includes(entry) && !isFolder(entry) && !isVariant(entry) && !isLitter(entry),
  )
  const unknown = strangers.map((entry): Diagnostic => {
    if (entry.startsWith(`${VARIANTS}/`)) return strangeVariant(folder, entry)
    const stem = entry.replace(/\.ya?ml$/i, ".yaml")
    const meant = nearest(stem, missing) ?? nearest(stem, valid)
    const isDisplaced = meant !== undefined && missing.delete(meant)
    const message = isDisplaced
      ? `Nothing reads this file, and ${meant} is missing.`
      : `Nothing reads ${quote(entry)}.`
    const expected = `${valid.join(", ")} and the folder ${IMAGES}`
    const hint = isDisplaced ? `Rename it to ${meant}.` : "Move it out of the folder."
    return fileDiagnostic(`${folder}/${entry}`, { code: "unknown-file", message, expected, hint })
  })
  const absent = [...missing].map((file) =>
    fileDiagnostic(`${folder}/${file}`, { code: "missing-file", message: "The file is missing." }),
  )
  return [...unknown, ...absent]
}

function strangeVariant(folder: string, entry: string): Diagnostic {
  const message = `Nothing reads ${quote(entry)}.`
  const expected = "lowercase words joined by hyphens, not ending in -ats, as in platform.yaml"
  return fileDiagnostic(`${folder}/${entry}`, { code: "unknown-file", message, expected })
}
