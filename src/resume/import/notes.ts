/** What the import has to say about single values. */
import type { FormatName } from "../../content/values/formats"
import type { Leaf } from "./source"

/** A value that was taken over in another way than it stands in the document. */
export type Change = { leaf: Leaf; written: string; reason: string }

/** A field of the content that the document says nothing about. */
export type Gap = { field: string; value: string }

/** A private value, and the formats that may show it. */
export type Limit = { leaf: Leaf; formats: readonly FormatName[] }

/** Collects notes while a document is converted. */
export class Notes {
  readonly changes: Change[] = []
  readonly gaps: Gap[] = []
  readonly limits: Limit[] = []
  /** Sentences about the document as a whole. */
  readonly remarks: string[] = []
  private readonly reasons = new Map<Leaf, string>()

  /** Says why a leaf is not taken over. It counts only if no other part of the content has the leaf. */
  leaveOut(leaf: Leaf | readonly Leaf[], reason: string): void {
    for (const each of [leaf].flat().flatMap(({ origins }) => origins)) {
      if (!this.reasons.has(each)) this.reasons.set(each, reason)
    }
  }

  reasonFor(leaf: Leaf): string | undefined {
    return this.reasons.get(leaf)
  }

  change(leaf: Leaf, written: string, reason: string): void {
    this.changes.push({ leaf, written, reason })
  }

  gap(field: string, value: string): void {
    this.gaps.push({ field, value })
  }

  limit(leaf: Leaf, formats: readonly FormatName[]): void {
    this.limits.push({ leaf, formats })
  }

  remark(sentence: string): void {
    if (!this.remarks.includes(sentence)) this.remarks.push(sentence)
  }
}
