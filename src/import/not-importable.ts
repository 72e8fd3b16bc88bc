import type { Diagnostic } from "../content/diagnostics"

/** The document cannot be imported. The message says why, and what to do. */
export class NotImportable extends Error {}

/** The largest file that an import reads, packed or not. */
const MAX_MB = 32

/** @throws NotImportable if a file, or what is unpacked of it, is too large */
export function refuseLarge(name: string, bytes: number): void {
  if (bytes <= MAX_MB * 1024 * 1024) return
  throw new NotImportable(
    `${name} is too large: an import reads ${MAX_MB} MB. Remove what a résumé does not need, such as pictures.`,
  )
}

/** More items of a list, rows or columns of a table, and values of a document are no résumé, and would take minutes. */
export const MAX_ITEMS = 1000
const MAX_VALUES = 20_000

/** @throws NotImportable if a list, a row or the whole document has too many values */
export function refuseMany(name: string, count: number, most = MAX_VALUES): void {
  if (count > most)
    throw new NotImportable(
      `${name} has more than ${most.toLocaleString("en")} values. Remove what a résumé does not need.`,
    )
}

/** @throws NotImportable if the result cannot be made because the document is nested too deeply */
export function orRefuse<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    // The only sign of a stack that is full. Other errors of this kind are faults of the program.
    if (!(error instanceof RangeError && error.message.includes("call stack"))) throw error
    throw new NotImportable("The document is nested too deeply. Remove brackets or tags from it.")
  }
}

/** How an owner gets content from a document for people. */
export const FROM_DOCUMENT =
  "docs/assistants.md#from-a-document says how an assistant makes content of it."

/** How an owner gets content from a file of another program. */
export const CONVERT =
  "The import does not read such a file. Convert it to a JSON Resume (https://jsonresume.org/schema) and import that."

/** The content cannot be made valid. */
export class InvalidContent extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super("The imported content is not valid.")
  }
}
