/** Refuses documents that would take minutes to read. No résumé of a person is as large. */
import { HTML_NESTING_LIMIT, nestingOf } from "./html"
import { NotImportable } from "./not-importable"
import { sourceValuesOf, type Tree } from "./source"

const MAX_FILE_MB = 8
const MAX_VALUES = 10_000
const MAX_CHARACTERS = 20_000
const MAX_CHARACTERS_IN_ALL = 300_000

/** The reader of YAML would crash at a few thousand. */
const MAX_BRACKETS = 500

const format = (number: number) => number.toLocaleString("en")

/** @throws NotImportable if the file is too large */
export function checkFileSize(bytes: Uint8Array): void {
  if (bytes.length <= MAX_FILE_MB * 1024 * 1024) return
  throw new NotImportable(
    `The file is too large: an import reads ${MAX_FILE_MB} MB. Remove pictures from it.`,
  )
}

export const TOO_DEEP =
  "The document is nested too deeply. Remove brackets or levels of lists from it."

/** @throws NotImportable if the brackets in the text are nested too deeply to be read as YAML */
export function checkBrackets(text: string): void {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + ("[{".includes(bracket) ? 1 : -1))
    if (depth <= MAX_BRACKETS) continue
    throw new NotImportable(TOO_DEEP)
  }
}

/** @throws NotImportable if the document has too many values, or one that is too long or nested too deeply */
export function checkDocumentSize(document: Tree): void {
  // Our own exports have all of their content once more in `meta`.
  const leaves = sourceValuesOf(document).filter(({ path }) => !path.startsWith("meta."))
  if (leaves.length > MAX_VALUES) {
    throw new NotImportable(
      `The document has ${format(leaves.length)} values: an import reads ${format(MAX_VALUES)}. Remove what a résumé does not need.`,
    )
  }
  // A picture is left out as a whole.
  const texts = leaves.filter(({ text }) => !text.startsWith("data:"))
  const total = texts.reduce((sum, { text }) => sum + text.length, 0)
  for (const { path, text } of texts) {
    if (text.length > MAX_CHARACTERS) {
      throw new NotImportable(
        `${path} has ${format(text.length)} characters: a text may have ${format(MAX_CHARACTERS)}. Make it shorter.`,
      )
    }
    if (nestingOf(text) > HTML_NESTING_LIMIT) {
      throw new NotImportable(
        `${path} has HTML that is nested more than ${HTML_NESTING_LIMIT} levels deep. Write it as plain text.`,
      )
    }
  }
  if (total > MAX_CHARACTERS_IN_ALL) {
    throw new NotImportable(
      `The texts have ${format(total)} characters: an import reads ${format(MAX_CHARACTERS_IN_ALL)}. Remove what a résumé does not need.`,
    )
  }
}
