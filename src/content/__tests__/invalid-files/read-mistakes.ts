import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { VALID_FILES } from "../../../../test/valid-content"
import type { FileName } from "../../schemas"

export type Mistake = {
  title: string
  /** The file that the row changes first. */
  file: FileName
  /** The whole text of each changed file. */
  files: Partial<Record<FileName, string>>
  /** The title and the changes, as they stand in the row. */
  head: string
  /** What the check says, as it stands in the row. */
  said: string
}

/** A file, what stands there in quotes, and what replaces it. */
const CHANGE = /^(\S+) (".*")\s+=> (".*")\n/gm

const ROW = /^(# (.+)\n((?:\S+ ".*"\s+=> ".*"\n)+))([\s\S]*)$/

const VALID: Mistake["files"] = VALID_FILES

/** @throws if a file does not have what is to be replaced */
function withChanges(files: Mistake["files"], text: string): Mistake["files"] {
  const changed = { ...files }
  for (const [line, file, found = "", replacement = ""] of text.matchAll(CHANGE)) {
    const name = file as FileName
    const before = changed[name] ?? VALID[name] ?? ""
    const from: string = JSON.parse(found)
    if (!before.includes(from)) throw new Error(`The file does not have what stands in ${line}`)
    changed[name] = before.replace(from || before, () => JSON.parse(replacement))
  }
  return changed
}

function readRow(block: string, forAll: Mistake["files"]): Mistake {
  const [, head = "", title = "", changes = "", said = ""] = ROW.exec(block) ?? []
  if (!head) throw new Error(`A row has a title and a change:\n${block}`)
  const file = changes.split(" ", 1)[0] as FileName
  return { title, file, files: withChanges(forAll, changes), head, said: said.trimEnd() }
}

/** @returns the text files of this folder: what stands above the rows, and the rows */
export function readMistakes() {
  const names = readdirSync(__dirname).filter((name) => name.endsWith(".txt"))
  return names.sort().map((name) => {
    const file = path.join(__dirname, name)
    // The first line break keeps the first row out of the preamble, and the last line may have none.
    const [preamble = "", ...blocks] = `\n${readFileSync(file, "utf8")}\n`.split(/(?<=\n)(?=# )/)
    const forAll = withChanges({}, preamble)
    const rows = blocks.map((block) => readRow(block, forAll))
    return { file, preamble: preamble.slice(1), rows }
  })
}
