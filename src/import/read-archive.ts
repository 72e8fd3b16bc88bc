/** Reads the ZIP archive that LinkedIn gives its members: a CSV file for each kind of data. */

import { parse } from "csv-parse/sync"
import { strFromU8, type UnzipFileInfo, unzipSync } from "fflate"
import { plainName } from "../content/wording"
import { FROM_DOCUMENT, MAX_ITEMS, NotImportable, refuseLarge, refuseMany } from "./not-importable"
import { type Fields, Leaf, type Tree } from "./source"
import { loadTables, type Table } from "./tables"

/** The texts in a file of Word, of OpenDocument and of Pages, which are ZIP files too. */
const TEXT_DOCUMENTS: readonly string[] = ["document.xml", "content.xml", "Document.iwa"]

/**
 * @param bytes the ZIP file
 * @returns the rows of the files that the table of LinkedIn names, and the names of the other files, which are
 *   about other people or the account and are not unpacked
 * @throws NotImportable if the archive cannot be read or has no file of a profile
 */
export function readArchive(bytes: Uint8Array) {
  const document: { [file: string]: readonly Fields[] } = {}
  const table = loadTables().find(({ recognize }) => recognize.includes("archive")) as Table
  const known = filesOf(table)
  const { files: unpacked, others } = unzip(bytes, known)
  for (const [path, content] of Object.entries(unpacked)) {
    for (const row of readCsv(baseName(path), strFromU8(content))) {
      const name = tableNameOf(path, row)
      document[name] = [...(document[name] ?? []), row]
    }
  }
  if (!document.profile && !document.positions) {
    const isDocument = others.some((name) => TEXT_DOCUMENTS.includes(name))
    throw new NotImportable(
      isDocument
        ? `This is a file of Word or another text document. ${FROM_DOCUMENT}`
        : "The archive has neither Profile.csv nor Positions.csv, which a data archive of LinkedIn has.",
    )
  }
  const files = Object.entries(document).toSorted(([a], [b]) => known.indexOf(a) - known.indexOf(b))
  return { document: Object.fromEntries(files), others, table }
}

const baseName = (path: string) => path.replace(/^.*\//, "")

const fileName = (path: string) => plainName(baseName(path).replace(/\.csv$/i, ""))

/** Only the primary address is public. */
function tableNameOf(path: string, { Primary: primary }: Fields): string {
  const name = fileName(path)
  const isOther = primary instanceof Leaf && !/^(?:yes|true)$/i.test(primary.text.trim())
  return name === "emailaddresses" && isOther ? `other${name}` : name
}

/** @returns the names of the files that the table names, in lower case */
function filesOf({ person, program, sections }: Table): string[] {
  const fields = Object.values(person.fields).flat(2)
  const all = [...person.at, ...program, ...sections.flatMap(({ at }) => at), ...fields]
  return all.map((each) => plainName(each.split(".")[0] ?? ""))
}

/** @returns the path of each file that the table names, with its bytes, and the names of the other files */
function unzip(bytes: Uint8Array, known: readonly string[]) {
  const others: string[] = []
  let size = 0
  // No file unpacks to more than the archive says of it.
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    const isKnown = /\.csv$/i.test(name) && known.includes(fileName(name))
    if (isKnown) size += originalSize
    else if (!name.endsWith("/")) others.push(baseName(name))
    refuseLarge(name, size)
    return isKnown
  }
  try {
    return { files: unzipSync(bytes, { filter }), others }
  } catch (error) {
    if (error instanceof NotImportable) throw error
    throw new NotImportable(`The ZIP file cannot be read: ${(error as Error).message}.`)
  }
}

function readCsv(name: string, text: string): Fields[] {
  let rows: { record: Record<string, string>; info: { lines: number } }[]
  try {
    rows = parse(text, {
      bom: true,
      columns: true,
      info: true,
      max_record_size: 500_000,
      to: MAX_ITEMS + 1,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    throw new NotImportable(`${name} is not a CSV file: ${(error as Error).message}.`)
  }
  refuseMany(name, rows.length, MAX_ITEMS)
  return rows.map(({ record, info }) => {
    const values = Object.values(record).flat()
    refuseMany(`A row of ${name}`, values.length, MAX_ITEMS)
    const line = info.lines - (values.join("").match(/\r\n?|\n/g)?.length ?? 0)
    const cells = Object.entries(record).flatMap(([column, value]) =>
      typeof value === "string" && value.trim() !== ""
        ? [[column.trim(), toCell(`${name}:${line} ${column.trim()}`, value)] as const]
        : [],
    )
    return Object.fromEntries(cells)
  })
}

/** Reads '[PERSONAL:https://a.example,BLOG:https://b.example]' as a list of types and addresses. */
function toCell(path: string, text: string): Tree {
  const [, brackets, labeled] = /^(?:\[(.*)\]|([A-Z_ ]+:https?:.*))$/s.exec(text) ?? []
  const items = (brackets ?? labeled)?.split(",").map((item, index) => {
    const [, type, url] = /^\s*(?:([A-Z_ ]+):)?(.*\S)/.exec(item) ?? []
    const leaf = (value: string, field = "") => new Leaf(`${path}[${index}]${field}`, value)
    return type && url ? { type: leaf(type, ".type"), url: leaf(url, ".url") } : leaf(url ?? item)
  })
  return items ?? new Leaf(path, text)
}
