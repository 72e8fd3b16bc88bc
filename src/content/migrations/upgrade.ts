/** The work of `npm run upgrade`: what it would write, delete and say. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff"
import { type Diagnostic, isError } from "../diagnostics"
import { type Folder, textsOf } from "../files/read-folder"
import { checkFormat } from "../folder/check-format"
import { describeEmptyFolder } from "../folder/together"
import { validateFiles } from "../load"
import { MIGRATIONS, migrate } from "."

export type Upgrade = {
  /** File → its new text, as in `translations/de.yaml`. A new file is among them. */
  files: ReadonlyMap<string, string>
  deleted: readonly string[]
  said: readonly string[]
}

/**
 * @param folder the content, with the files of the folders of translations, as in `translations/de/work`
 * @returns what changes, or the mistakes because of which no migration can edit a file: it is no YAML, or has a
 *   newer format
 * @throws `UserError` if no migration reads the format
 */
export function upgrade(
  folder: Folder,
  migrations = MIGRATIONS,
): Upgrade | { refused: Diagnostic[] } {
  const refused = findUnreadable(folder)
  if (refused.length > 0) return { refused }
  const { applied, changed, deleted, left } = migrate(textsOf(folder), migrations)
  const toFile = (name: string) => `${name}.yaml`
  return {
    files: new Map(changed.map(({ name, after }) => [toFile(name), after])),
    deleted: deleted.map(toFile),
    said: [
      ...applied.map(({ format, summary }) => `Format ${format}: ${summary}\n`),
      ...changed.map(({ name, before = "", after }) => toPatch(toFile(name), before, after)),
      ...deleted.map((name) => `Deleted: ${toFile(name)}`),
      ...left.map((line) => `Has no place in the new file, so its old file stays: ${line}`),
    ],
  }
}

function findUnreadable(folder: Folder): Diagnostic[] {
  const files = validateFiles(folder)
  const unreadable = Object.values(files).flatMap((file) =>
    file?.document?.errors.length === 0 ? [] : (file?.diagnostics.filter(isError) ?? []),
  )
  const other = describeEmptyFolder(folder) ?? checkFormat(files.website)
  return other && other.code !== "old-format" ? [...unreadable, other] : unreadable
}

/** @returns the changed lines of a file, as `diff -U1` shows them */
function toPatch(file: string, before: string, after: string): string {
  return createTwoFilesPatch(file, file, before, after, "", "", {
    context: 1,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
