/** Reads the ZIP archive that LinkedIn gives its members: a CSV file for each kind of data. */

import { parse } from "csv-parse/sync"
import { strFromU8, Unzip, UnzipInflate, unzipSync } from "fflate"
import { plainName } from "../content/wording"
import { FROM_DOCUMENT, NotImportable, refuseLarge } from "./not-importable"
import { type Fields, Leaf, type Tree } from "./source"
import { loadTables, type Table } from "./tables"

export type Archive = {
  /** Name of a file → its rows, which have the names of the columns. */
  document: { [file: string]: readonly Fields[] }
  /** The files about other people or the account. They are not unpacked. */
  others: string[]
  table: Table
}

/** The texts in a file of Word, of OpenDocument and of Pages, which are ZIP files too. */
const TEXT_DOCUMENTS: readonly string[] = ["document.xml", "content.xml", "Document.iwa"]

/** So much of an archive is unpacked before its size is looked at. */
const STEP = 64 * 1024

/**
 * @param bytes the ZIP file
 * @returns the rows of the files that the table of LinkedIn names
 * @throws NotImportable if the archive cannot be read or has no file of a profile
 */
export function readArchive(bytes: Uint8Array): Archive {
  const document: Archive["document"] = {}
  const others: string[] = []
  const table = loadTables().find(({ recognize }) => recognize.includes("archive")) as Table
  const known = filesOf(table)
  for (const [path, content] of Object.entries(unzip(bytes, known, others))) {
    for (const row of readCsv(baseName(path), content)) {
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
  const fields = Object.values(person.fields).flatMap(({ paths }) => paths)
  const all = [...person.at, ...program, ...sections.flatMap(({ at }) => at), ...fields]
  return all.map((each) => plainName(each.split(".")[0] ?? ""))
}

/**
 * What an archive says of its sizes may be wrong, so what is unpacked is counted.
 * @param others gets the files that are not read
 * @returns the path of each file that the table names, with its text
 */
function unzip(bytes: Uint8Array, known: readonly string[], others: string[]) {
  const isKnown = (name: string) => /\.csv$/i.test(name) && known.includes(fileName(name))
  const files: Record<string, string> = {}
  let size = 0
  const reader = new Unzip((file) => {
    if (!isKnown(file.name)) return
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      refuseLarge(file.name, size)
      chunks.push(chunk)
      if (isLast) files[file.name] = strFromU8(Buffer.concat(chunks))
    }
    file.start()
  })
  reader.register(UnzipInflate)
  try {
    const filter = ({ name }: { name: string }) => {
      if (!isKnown(name) && !name.endsWith("/")) others.push(baseName(name))
      return false
    }
    // It refuses a part of an archive.
    unzipSync(bytes, { filter })
    for (let start = 0; start < bytes.length; start += STEP)
      reader.push(bytes.subarray(start, start + STEP), start + STEP >= bytes.length)
  } catch (error) {
    if (error instanceof NotImportable) throw error
    throw new NotImportable(`The ZIP file cannot be read: ${(error as Error).message}.`)
  }
  return files
}

function readCsv(name: string, text: string): Fields[] {
  let rows: { record: Record<string, string>; info: { lines: number } }[]
  try {
    rows = parse(text, {
      bom: true,
      columns: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    throw new NotImportable(`${name} is not a CSV file: ${(error as Error).message}.`)
  }
  return rows.map(({ record, info }) => {
    const values = Object.values(record).flat()
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
