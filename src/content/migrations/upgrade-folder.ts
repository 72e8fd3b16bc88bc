/** Brings a content folder to the format of this version, in memory. Pure: it writes nothing. */
import { parseDocument } from "yaml"
import { type Diagnostic, isError } from "../diagnostics"
import type { Folder } from "../files/read-folder"
import type { FileName } from "../schemas"
import { checkFormat } from "../validation/check-format"
import { type ValidationResult, validateFolder } from "../validation/validate-folder"
import { decode } from "../validation/yaml/decode"
import { MIGRATIONS, migrate, oldestFormat } from "."
import type { Migration, Sources } from "./migration"

export type UpgradedFolder = ValidationResult & {
  /** The folder in the format of this version. Without content, it may be the old one. */
  folder: Folder
  /** The migrations that were needed; none if the content has the newest format. */
  applied: readonly Migration[]
  /** A line about each value of an old file that stays. */
  left: readonly string[]
}

const BYTE_ORDER_MARK = "\ufeff"

/**
 * Validates a folder of any format. An older one is migrated first, so a site still builds after a
 * merge of a newer version, before its owner runs `npm run upgrade`.
 * @param trees the files of translations until format 4, by names such as `translations/de/work`
 * @returns the migrated folder, its content if it has no error, and the diagnostics. They have the
 *   positions in the files as they are, if the problem was there before the migration
 */
export function upgradeFolder(
  folder: Folder,
  today: Date,
  migrations = MIGRATIONS,
  trees: Sources = new Map(),
): UpgradedFolder {
  const unchanged = { folder, applied: [], left: [] }
  const otherFormat = checkFormat(folder, oldestFormat(migrations))
  if (otherFormat && isError(otherFormat)) return { ...unchanged, diagnostics: [otherFormat] }
  const old = validateFolder(folder, today)
  if (!otherFormat) return { ...unchanged, ...old }
  const unreadable = old.diagnostics.filter(
    (diagnostic) => isError(diagnostic) && !isReadable(folder, diagnostic.file),
  )
  if (unreadable.length > 0) return { ...unchanged, diagnostics: unreadable }

  const before = new Map([...readSources(folder), ...trees])
  const { sources, applied, left } = migrate(before, migrations)
  const changed = [...sources].filter(([name, text]) => text !== before.get(name))
  const isMoved = (entry: string) =>
    [...trees.keys()].some((name) => !sources.has(name) && name.startsWith(entry))
  const bytes = changed.map(([name, text]) => [name, toBytes(folder, name as FileName, text)])
  const added = changed.flatMap(([name]) => (before.has(name) ? [] : `${name}.yaml`))
  const upgraded = {
    ...folder,
    entries: [
      ...folder.entries.filter((entry) => !/^translations\/.*\/$/.test(entry) || !isMoved(entry)),
      ...added,
    ],
    files: { ...folder.files, ...Object.fromEntries(bytes) },
  }
  const { content, diagnostics: found } = validateFolder(upgraded, today)
  const diagnostics = [otherFormat, ...toOldPositions(found, old.diagnostics)]
  return { folder: upgraded, applied, left, diagnostics, ...(content ? { content } : {}) }
}

function readSources({ files }: Folder): Sources {
  const sources = Object.entries(files).flatMap(([name, bytes]) =>
    bytes instanceof Uint8Array ? [[name, new TextDecoder().decode(bytes)] as const] : [],
  )
  return new Map(sources)
}

/** @returns the new bytes of a file; they start with a byte order mark if the old ones do */
function toBytes({ files }: Folder, name: FileName, text: string): Uint8Array {
  const old = files[name]
  const isMarked =
    old instanceof Uint8Array && Buffer.from(old.subarray(0, 3)).toString() === BYTE_ORDER_MARK
  return Buffer.from((isMarked ? BYTE_ORDER_MARK : "") + text)
}

/** @returns whether the file of a diagnostic is YAML; a file that is missing has no syntax error */
function isReadable({ name: folder, files }: Folder, file: string): boolean {
  const bytes = files[file.slice(folder.length + 1).replace(/\.yaml$/, "") as FileName]
  if (!(bytes instanceof Uint8Array)) return bytes === undefined
  const { source } = decode(file, bytes)
  return (
    source !== undefined && parseDocument(source.text, { logLevel: "error" }).errors.length === 0
  )
}

/** @returns the diagnostics of the migrated files, with the position of the same diagnostic before it */
function toOldPositions(found: readonly Diagnostic[], old: readonly Diagnostic[]): Diagnostic[] {
  const rest = [...old]
  return found.map((diagnostic) => {
    const index = rest.findIndex((each) => isSame(each, diagnostic))
    return index < 0 ? diagnostic : (rest.splice(index, 1)[0] ?? diagnostic)
  })
}

const isSame = (a: Diagnostic, b: Diagnostic) =>
  a.file === b.file && a.path === b.path && a.code === b.code
