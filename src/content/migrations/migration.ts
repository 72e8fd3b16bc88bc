/** The data types of migrations. */
import type { Document } from "yaml"
import type { Range } from "../diagnostics"

/** Name of a content file → its text. A name is as in `work` or `variants/platform`. */
export type Sources = ReadonlyMap<string, string>

/** A content file without syntax errors. */
export type YamlFile = { name: string; document: Document.Parsed }

/** Replaces a range of a text. */
export type Edit = { range: Range; replacement: string }

/** The files, and a line about each value of a file that stays because it has no place in another. */
export type Moved = { sources: Sources; left: readonly string[] }

/**
 * Changes the content from one format to the next. A migration is never changed later: it reads no
 * schema, because schemas change. It only edits the text, so comments and layout stay as they are.
 */
export type Migration = {
  /** The format that it makes. The content has the format before. */
  format: number
  /** What it changes and why: a sentence for the owner. */
  summary: string
  /** @returns the edits of one file */
  edit: (file: YamlFile) => Edit[]
  /** Changes which files there are, after the edits. */
  move?: (sources: Sources) => Moved
}
