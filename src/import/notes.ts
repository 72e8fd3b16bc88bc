/** What the import has to say about single values. */
import { type Leaf, leavesOf, type Tree } from "./source"

export const ABOUT_DOCUMENT = "It is about the document and not about the person."

/** The reason for what the program of the document keeps, but prints on no page. */
export const NOT_SHOWN = "No page of the résumé shows it."

/** The reasons for private values, which the report has first, under a title of their own. */
export const PRIVATE = "The site has no place for it."
export const PRIVATE_CONTACT = "Add it to owner.yaml, with visibleIn."

/** A value that was taken over in another way than it stands in the document. */
export type Change = { leaf: Leaf; written: string; reason: string }

/** Collects notes while a document is converted. A leaf is known by its path. */
export class Notes {
  readonly changes: Change[] = []
  /** Fields of the content that the document says nothing about, as in 'owner.yaml, location (now: no place)'. */
  readonly missing: string[] = []
  /** Private values that only some formats show. */
  readonly restricted: Leaf[] = []
  /** Sentences about the document as a whole. */
  readonly sentences: string[] = []
  /** Path of a leaf → why it is not taken over. It counts if the content has no reading of the leaf. */
  readonly reasons = new Map<string, string>()
  /** The paths of the leaves that the table names. All others are left out. */
  readonly found = new Set<string>()
  /** The paths of those that were read: they count only where the content has the reading. */
  readonly read = new Set<string>()
  /** Texts, and lines and sentences of them, that are private, or that the check refuses. */
  readonly hidden: { text: string; reason: string }[] = []

  /** Says that the table names the leaves, whatever else has been said of them. */
  find(tree: Tree | undefined): void {
    for (const { path } of leavesOf(tree)) {
      this.found.add(path)
      this.reasons.delete(path)
    }
  }

  /** The first reason counts. */
  leaveOut(leaf: Leaf | readonly Leaf[], reason: string): void {
    for (const { path } of [leaf].flat())
      if (!this.reasons.has(path)) this.reasons.set(path, reason)
  }

  change(leaf: Leaf, written: string, reason: string): void {
    const isSame = (other: Change) => other.written === written && other.reason === reason
    if (!this.changes.some((other) => other.leaf === leaf && isSame(other)))
      this.changes.push({ leaf, written, reason })
  }

  add(sentence: string): void {
    if (!this.sentences.includes(sentence)) this.sentences.push(sentence)
  }
}
