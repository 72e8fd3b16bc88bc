/** Brings content of an older format to the format of this version. */
import { isScalar, parseDocument } from "yaml"
import { quotedCommand } from "../../lib/command"
import { UserError } from "../../lib/user-error"
import { readFormat } from "../folder/check-format"
import { FORMAT } from "../schemas/format"
import { dictionary } from "./dictionary"
import type { Migration, Moved, Sources, YamlFile } from "./migration"
import { visibleIn } from "./visible-in"
import { applyEdits, replaceScalar } from "./yaml-edits"

/** All migrations, in order, each to the format after the one before. The last one makes `FORMAT`. */
export const MIGRATIONS: readonly Migration[] = [visibleIn, dictionary]

/** @returns the oldest format that the migrations bring to the newest one */
export function oldestFormat([first]: readonly Migration[]): number {
  return first ? first.format - 1 : FORMAT
}

/** A file by its name; a new one has no text before. */
export type ChangedFile = { name: string; before: string | undefined; after: string }

export type Migrated = Moved & {
  changed: readonly ChangedFile[]
  /** The names of the files that are gone. */
  deleted: readonly string[]
  /** The migrations that were needed; none if the content has the newest format. */
  applied: readonly Migration[]
}

/**
 * @param sources the content files, also with a byte order mark. They have no syntax errors
 * @returns the files in the newest format. Files of a newer or unknown format are returned unchanged
 * @throws `UserError` if no migration reads the format
 */
export function migrate(sources: Sources, migrations = MIGRATIONS): Migrated {
  const format = readFormat(parseDocument(sources.get("website") ?? ""))
  const oldest = oldestFormat(migrations)
  if (format && format < oldest)
    throw new UserError(
      `No migration reads format ${format}. Run ${quotedCommand("upgrade")} in an older version of the site, which makes format ${oldest}.`,
    )
  const applied = migrations.filter((migration) => format && migration.format > format)
  const moved = applied.reduce<Moved>(applyMigration, { sources, left: [] })
  const changed = [...moved.sources].flatMap(([name, after]): ChangedFile[] => {
    const before = sources.get(name)
    return before === after ? [] : [{ name, before, after }]
  })
  const deleted = [...sources.keys()].filter((name) => !moved.sources.has(name))
  return { ...moved, applied, changed, deleted }
}

function applyMigration({ sources, left }: Moved, { format, edit, move }: Migration): Moved {
  const edited = new Map(
    [...sources].map(([name, text]) => {
      const file: YamlFile = { name, document: parseDocument(text, { logLevel: "error" }) }
      const node = name === "website" && file.document.get("format", true)
      const edits = isScalar(node) ? [replaceScalar(node, String(format))] : []
      return [name, applyEdits(text, [...edit(file), ...edits])]
    }),
  )
  const moved = move?.(edited) ?? { sources: edited, left: [] }
  return { ...moved, left: [...left, ...moved.left] }
}
