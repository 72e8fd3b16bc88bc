/** The data types of migrations. */

/** Name of a content file → its text. A name is as in `work` or `variants/platform`. */
export type Sources = ReadonlyMap<string, string>

/** The files, and a line about each value of a file that stays because it has no place in another. */
export type Moved = { sources: Sources; left: readonly string[] }

/**
 * Changes the content from one format to the next. A migration is never changed later: it reads no
 * schema, because schemas change. It edits texts, so comments and layout stay where it can keep them.
 */
export type Migration = {
  /** The format that it makes, and that `upgrade` writes. The content has the format before. */
  format: number
  /** What it changes and why: a sentence for the owner. */
  summary: string
  /** @param sources files without syntax errors, also with a byte order mark */
  change: (sources: Sources) => Moved
}
