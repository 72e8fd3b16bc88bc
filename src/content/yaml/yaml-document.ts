import { type Document, parseDocument, type YAMLError } from "yaml"
import type { z } from "zod"

/** A file that YAML reads as data, and the schema that the data is checked with. */
export type CheckedFile = {
  text: string
  document: Document.Parsed
  schema: z.ZodType
  data: unknown
}

/** A file, and the offset at which the parser stopped in it. */
export type Stop = Omit<CheckedFile, "data"> & { offset: number }

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
