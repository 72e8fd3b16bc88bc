/** What the import has to say about single values. */
import type { FormatName } from "../content/values/formats"
import type { SourceValue } from "./source"

export const ABOUT_DOCUMENT = "It is about the document and not about the person."

/** A value that was taken over in another way than it stands in the document. */
export type Change = { leaf: SourceValue; written: string; reason: string }

/** A field of the content that the document says nothing about. */
export type Missing = { field: string; value: string }

/** A private value, and the formats that may show it. */
export type Restricted = { leaf: SourceValue; formats: readonly FormatName[] }

/** Collects notes while a document is converted. */
export class Notes {
  readonly changes: Change[] = []
  readonly missing: Missing[] = []
  readonly restricted: Restricted[] = []
  /** Sentences about the document as a whole. */
  readonly sentences: string[] = []
  /** Why a leaf is not taken over. It counts only if no other part of the content has the leaf. */
  readonly reasons = new Map<SourceValue, string>()

  /** The first reason counts. */
  leaveOut(leaf: SourceValue | readonly SourceValue[], reason: string): void {
    for (const each of [leaf].flat().flatMap(({ origins }) => origins)) {
      if (!this.reasons.has(each)) this.reasons.set(each, reason)
    }
  }

  change(leaf: SourceValue, written: string, reason: string): void {
    this.changes.push({ leaf, written, reason })
  }

  addMissing(field: string, value: string): void {
    this.missing.push({ field, value })
  }

  restrict(leaf: SourceValue, formats: readonly FormatName[]): void {
    this.restricted.push({ leaf, formats })
  }

  add(sentence: string): void {
    if (!this.sentences.includes(sentence)) this.sentences.push(sentence)
  }
}
