/** The document cannot be imported. The message says why, and what to do. */
export class NotImportable extends Error {}

/** How an owner gets content from a document for people. */
export const FROM_DOCUMENT =
  "docs/assistants.md#from-a-document says how an assistant makes content of it."

/** How an owner gets content from a file of another program. */
export const CONVERT =
  "The import does not read such a file. Convert it to a JSON Resume (https://jsonresume.org/schema) and import that."
