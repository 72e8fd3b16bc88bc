/** Imports a document: bytes in, content files and a report out. See docs/decisions/0023-import.md. */

import type { Folder } from "../content/files/read-folder"
import { formatCount } from "../content/format-count"
import type { ContentName } from "../content/schemas"
import { type ConvertContext, convert } from "./convert"
import { findLeftOut, type LeftOut } from "./coverage"
import { CONVERT, NotImportable } from "./not-importable"
import { type Change, type Missing, Notes, type Restricted } from "./notes"
import { readSource } from "./read-file"
import { readTable } from "./read-table"
import { type SourceValue, sourceValuesOf } from "./source"
import { withSupportedTexts } from "./supported-texts"
import { makeValid, type ValidFiles } from "./validate"
import { withOneLanguage, withoutHidden } from "./without-hidden"

export type Imported = ValidFiles & {
  /** As in 'JSON Resume'. */
  format: string
  report: Report
}

/** What became of the values of the document. */
export type Report = {
  /** The number of texts, numbers and booleans in the document. */
  total: number
  leftOut: LeftOut[]
  changes: Change[]
  restricted: Restricted[]
  missing: Missing[]
  notes: string[]
}

export type ImportOptions = Pick<ConvertContext, "language" | "paper" | "detectLanguage"> & {
  /** The files that stay as they are: those of the folder are not written. */
  kept: Folder
  /** What the files are imported from, for a comment in each, as in 'resume.json'. */
  origin: string
  /** Decides which dates are too far in the future, and is the day of the last change. */
  today: Date
  /** Is called with the name of each step before it. */
  onStep?: (step: string) => void
}

/** A document of an unknown form may have a name by chance. */
const MIN_VALUES = 20
const MIN_SHARE = 0.1

/**
 * @returns content files without anything of earlier content. The check accepts them, but for texts of
 *   owner.yaml without a font
 * @throws NotImportable if the document is no résumé; InvalidContent if the kept files do not fit
 */
export function importDocument(
  bytes: Uint8Array,
  { kept, origin, today, language, paper, detectLanguage, onStep = () => {} }: ImportOptions,
): Imported {
  const notes = new Notes()
  const { document, root, table, sentences } = readSource(bytes)
  for (const sentence of sentences) notes.add(sentence)
  onStep("Converting")
  const shown = withOneLanguage(withoutHidden(root, notes), notes, language)
  const context = { notes, today, language, paper, detectLanguage }
  const converted = convert(readTable(shown, table, notes), context)
  const written = Object.fromEntries(
    // The owner first: the descriptions in other files repeat the name.
    Object.entries({ owner: converted.owner, ...converted })
      .filter(([name]) => !kept.files[name as ContentName])
      .map(([name, tree]) => [
        name,
        withSupportedTexts(tree, kept.isSupported, notes, name === "owner"),
      ]),
  )
  onStep("Checking")
  const files = makeValid(written, { kept, origin, notes, today })
  const total = sourceValuesOf(document).length
  const leftOut = findLeftOut(document, Object.values(files.trees), notes)
  if (total >= MIN_VALUES && (total - leftOut.length) / total < MIN_SHARE)
    throw new NotImportable(
      `Only ${total - leftOut.length} of its ${formatCount(total, "value")} stand where a ${table.format} has them. ${CONVERT}`,
    )
  const lost = new Set(leftOut.map(({ leaf }) => leaf))
  const isTaken = ({ leaf }: { leaf: SourceValue }) => leaf.origins.some((each) => !lost.has(each))
  const { missing } = notes
  return {
    ...files,
    format: table.format,
    report: {
      total,
      leftOut,
      notes: notes.sentences,
      changes: notes.changes.filter(isTaken),
      restricted: notes.restricted.filter(isTaken),
      missing: missing.filter(
        ({ field }) => !kept.files[field.replace(/\.yaml.*$/, "") as ContentName],
      ),
    },
  }
}
