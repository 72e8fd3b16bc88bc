/** Imports documents in tests. */

import { joinFiles } from "../src/content/folder/together"
import { validateFiles } from "../src/content/load"
import type { Content } from "../src/content/schemas"
import { isSupported } from "../src/fonts/fonts"
import { type Imported, type ImportOptions, importDocument } from "../src/import/import-document"

/** The current day in tests of the import. */
export const TODAY = new Date("2026-11-22T12:00:00Z")

/** A content folder with nothing in it. */
export const EMPTY_FOLDER = {
  name: "content",
  entries: [],
  files: {},
  pictures: new Map(),
  staticFiles: new Set<string>(),
  badLinks: [],
  fonts: new Map(),
  ownFonts: [],
  isSupported,
}

/**
 * @param document an object, which is written as JSON, or the content of a file
 * @returns the result of an import into an empty folder
 */
export function importInto(
  document: unknown,
  folder: ImportOptions["folder"] = EMPTY_FOLDER,
  options: Partial<ImportOptions> = {},
): Imported {
  const isFile = typeof document === "string" || document instanceof Uint8Array
  const bytes =
    document instanceof Uint8Array
      ? document
      : Buffer.from(isFile ? document : JSON.stringify(document))
  return importDocument(bytes, { folder, origin: "resume.json", today: TODAY, ...options })
}

/**
 * @returns the content that an import has written, read file by file: the import has checked them together
 * @throws if a file has an error
 */
export function readImported({ sources }: Pick<Imported, "sources">): Content {
  const files = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, Buffer.from(source)]),
  )
  const validated = validateFiles({ ...EMPTY_FOLDER, files })
  const { content, invalid } = joinFiles(validated)
  if (invalid.size > 0) throw new Error(JSON.stringify(validated, null, 2))
  return content as Content
}

/** @returns the content that the import of a document gives */
export function importedContent(document: unknown): Content {
  return readImported(importInto(document))
}
