import { type Document, parseDocument, type YAMLError } from "yaml"

/** After these errors, the parser still reads the rest of the file correctly. */
const RECOVERABLE = new Set(["DUPLICATE_KEY", "BAD_DQ_ESCAPE", "BAD_SCALAR_START"])

/** Parses a content file. The document keeps the positions of all values. */
export function parseYaml(text: string): Document.Parsed {
  return parseDocument(text, {
    prettyErrors: false,
    logLevel: "error",
    stringKeys: true,
  })
}

/** @returns whether the parser reads the rest of the file correctly after this error */
export function isRecoverable({ code }: YAMLError): boolean {
  return RECOVERABLE.has(code)
}

/** @returns whether the parser has read the whole file correctly */
export function isComplete(document: Document.Parsed): boolean {
  return document.errors.every(isRecoverable)
}
