/** Imports a document: bytes in, content files and a report out. See docs/decisions/import.md. */

import { parseDocument } from "yaml"
import type { Diagnostic } from "../content/diagnostics"
import type { Folder } from "../content/files/read-folder"
import { type ContentName, isOptional } from "../content/schemas"
import { starterFiles } from "../content/starter"
import { formatCount } from "../lib/format-count"
import { type ConvertContext, type Converted, convert } from "./convert"
import { findLeftOut, type LeftOut } from "./coverage"
import { mapFiles } from "./data"
import { CONVERT, NotImportable, orRefuse } from "./not-importable"
import { ABOUT_DOCUMENT, type Change, NOT_SHOWN, Notes, PRIVATE } from "./notes"
import { readDocument } from "./read-file"
import { readTable } from "./read-table"
import { type Leaf, leavesOf } from "./source"
import { withSupportedTexts } from "./supported-texts"
import { makeValid, type ValidFiles, withFiles } from "./validate"
import { HIDES, UNCLEAR, withOneLanguage, withoutHidden } from "./without-hidden"

export type Imported = Pick<ValidFiles, "sources"> & {
  /** As in 'JSON Resume'. */
  format: string
  report: Report
  /** The findings of the check, also in files that the import does not write. */
  diagnostics: readonly Diagnostic[]
}

/** What became of the values of the document. */
export type Report = {
  /** The number of texts, numbers and booleans in the document. */
  total: number
  leftOut: LeftOut[]
  changes: Change[]
  restricted: Leaf[]
  missing: string[]
  notes: string[]
}

export type ImportOptions = Pick<
  ConvertContext,
  "name" | "language" | "paper" | "detectLanguage"
> & {
  /** The content folder. Only the four files of the résumé are replaced, and required files added. */
  folder: Folder
  /** What the files are imported from, for a comment in each, as in 'resume.json'. */
  origin: string
  /** Decides which dates are too far in the future, and is the day of the last change. */
  today: Date
  /** Is called with the name of each step before it. */
  onStep?: (step: string) => void
}

/** A document of an unknown form may have a name by chance. */
const MIN_VALUES = 20
const MIN_SHARE = 0.2
const OTHER_REASONS = [ABOUT_DOCUMENT, NOT_SHOWN, PRIVATE, HIDES, UNCLEAR]

/**
 * @returns owner.yaml, resume.yaml, skills.yaml and work.yaml, which the check accepts but for texts of
 *   owner.yaml without a font; and the first content of each other file that a site needs and the folder lacks
 * @throws NotImportable if the document is no résumé; InvalidContent if its files cannot be made valid
 */
export const importDocument = (bytes: Uint8Array, options: ImportOptions): Imported =>
  orRefuse(() => convertDocument(bytes, options))

function convertDocument(
  bytes: Uint8Array,
  { folder, origin, onStep = () => {}, ...options }: ImportOptions,
): Imported {
  const { today, language, paper } = options
  const notes = new Notes()
  const { document, root, table, sentences } = readDocument(bytes)
  for (const sentence of sentences) notes.add(sentence)
  onStep("Converting")
  const shown = withOneLanguage(withoutHidden(root, notes), notes, language)
  const converted = convert(readTable(shown, table, notes), { ...options, notes })
  const written = mapFiles(converted.files, (name, file) =>
    withSupportedTexts(file, folder.isSupported, notes, name),
  )
  noteKept(folder, converted, notes)
  const { name, language: found } = converted
  const starter = starterFor(folder, { name, language: found?.value, paper, today })
  onStep("Checking")
  const files = makeValid(written, {
    ...{ folder: withFiles(folder, starter), origin, notes, today },
    placeholder: converted.placeholder,
  })
  const total = leavesOf(document).length
  const content = [...Object.values(files.files), found]
  const leftOut = findLeftOut(document, content, folder.isSupported, notes)
  // What the document says or hides on purpose tells nothing of its form.
  const unknown = leftOut.filter(({ reason }) => !OTHER_REASONS.includes(reason))
  const taken = total - leftOut.length
  if (total >= MIN_VALUES && taken / (taken + unknown.length) < MIN_SHARE)
    throw new NotImportable(
      `Only ${taken} of its ${formatCount(total, "value")} stand where a ${table.format} has them. ${CONVERT}`,
    )
  const lost = new Set(leftOut.map(({ leaf }) => leaf.path))
  const isTaken = ({ path }: Leaf) => !lost.has(path)
  return {
    sources: { ...starter, ...files.sources },
    diagnostics: files.diagnostics,
    format: table.format,
    report: {
      total,
      leftOut,
      notes: notes.sentences,
      changes: notes.changes.filter(({ leaf }) => isTaken(leaf)),
      restricted: notes.restricted.filter(isTaken),
      missing: notes.missing,
    },
  }
}

/**
 * @returns the first content of each file that the folder lacks, but for those of the résumé; of the files that a
 *   site need not have, only in a new folder
 */
function starterFor(
  { files }: Folder,
  options: Parameters<typeof starterFiles>[0],
): Partial<Record<ContentName, string>> {
  const texts = [...starterFiles(options)].map(
    ([file, text]) => [file.replace(/\.yaml$/, "") as ContentName, text] as const,
  )
  const isNew = Object.keys(files).length === 0
  const isLacking = (name: ContentName) => !files[name] && (isNew || !isOptional(name))
  return Object.fromEntries(texts.filter(([name]) => !WRITTEN.includes(name) && isLacking(name)))
}

/** The files that an import replaces. */
export const WRITTEN: readonly ContentName[] = ["owner", "resume", "skills", "work"]

/** Says what of the earlier content may not fit the document. */
function noteKept({ files }: Folder, { language }: Converted, notes: Notes): void {
  const [website, owner] = [files.website, files.owner].map((bytes) =>
    bytes instanceof Uint8Array ? parseDocument(new TextDecoder().decode(bytes)) : undefined,
  )
  const said = website?.get("language")
  if (language && website && said !== language.value)
    notes.add(
      `website.yaml says ${said ? `language: ${said}` : "no language"}. Write language: ${language.value}, that of the document, or translate its texts.`,
    )
  const portrait = owner?.getIn(["portrait", "src"])
  if (portrait)
    notes.add(
      `The picture ${portrait} stays in the folder. owner.yaml does not name it any more: write portrait: again to show it.`,
    )
}
