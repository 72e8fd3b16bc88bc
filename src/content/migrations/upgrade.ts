/** The work of `npm run upgrade`: what it would write, delete and say. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff"
import { isScalar, parseDocument } from "yaml"
import { type Diagnostic, isError } from "../diagnostics"
import { type Folder, textsOf } from "../files/read-folder"
import { checkFormat, OLDEST_FORMAT, readFormat } from "../folder/check-format"
import { describeEmptyFolder, type ValidatedFiles } from "../folder/together"
import { validateFiles } from "../load"
import { FORMAT } from "../schemas/format"
import { dictionary } from "./dictionary"
import type { Migration, Moved } from "./migration"

/** All migrations, in order, each to the format after the one before: from `OLDEST_FORMAT` to `FORMAT`. */
export const MIGRATIONS: readonly Migration[] = [dictionary]

export type Upgrade = {
  /** File → its new text, as in `translations/de.yaml`. A new file is among them. */
  files: ReadonlyMap<string, string>
  deleted: readonly string[]
  said: readonly string[]
}

/**
 * @param folder the content, with the files of the folders of translations, as in `translations/de/work`
 * @returns what changes, or the mistakes because of which no migration can edit a file: it is no YAML, or has a
 *   format that no migration reads
 */
export function upgrade(
  folder: Folder,
  migrations = MIGRATIONS,
): Upgrade | { refused: Diagnostic[] } {
  const files = validateFiles(folder)
  const format = (files.website?.document && readFormat(files.website.document)) ?? FORMAT
  const refused = findUnreadable(folder, files, format)
  if (refused.length > 0) return { refused }
  const before = textsOf(folder)
  const applied = migrations.filter((migration) => migration.format > format)
  const { sources: after, left } = applied.reduce<Moved>(apply, { sources: before, left: [] })
  const changed = [...after].filter(([name, text]) => before.get(name) !== text)
  const deleted = [...before.keys()].filter((name) => !after.has(name)).map(toFile)
  return {
    files: new Map(changed.map(([name, text]) => [toFile(name), text])),
    deleted,
    said: [
      ...applied.map((each) => `Format ${each.format}: ${each.summary}\n`),
      ...changed.map(([name, text]) => toPatch(toFile(name), before.get(name) ?? "", text)),
      ...deleted.map((file) => `Deleted: ${file}`),
      ...left.map((line) => `Has no place in the new file, so its old file stays: ${line}`),
    ],
  }
}

const toFile = (name: string) => `${name}.yaml`

function findUnreadable(folder: Folder, files: ValidatedFiles, format: number): Diagnostic[] {
  const unreadable = Object.values(files).flatMap((file) =>
    file?.document?.errors.length === 0 ? [] : (file?.diagnostics.filter(isError) ?? []),
  )
  const other = describeEmptyFolder(folder) ?? checkFormat(files.website)
  const isOld = other?.code === "old-format" && format >= OLDEST_FORMAT
  return other && !isOld ? [...unreadable, other] : unreadable
}

function apply({ sources, left }: Moved, { format, change }: Migration): Moved {
  const moved = change(sources)
  const website = withFormat(moved.sources.get("website") ?? "", format)
  return {
    sources: new Map([...moved.sources, ["website", website]]),
    left: [...left, ...moved.left],
  }
}

/** @returns website.yaml with another format, and everything else as it is */
function withFormat(website: string, format: number): string {
  const node = parseDocument(website).get("format", true)
  const [start, end] = (isScalar(node) && node.range) || [0, 0]
  return website.slice(0, start) + format + website.slice(end)
}

/** @returns the changed lines of a file, as `diff -U1` shows them */
function toPatch(file: string, before: string, after: string): string {
  return createTwoFilesPatch(file, file, before, after, "", "", {
    context: 1,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
