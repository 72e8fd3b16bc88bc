/** What the rules of meaning are given, and what they give back. They are pure. */
import type { Path } from "../check/locate"
import type { Flaw } from "../diagnostics"
import type { Content, FileName } from "../schemas"

export type CrossFileDiagnostic = {
  file: FileName
  path: Path
  /** Whether to point at the field's name; else at its value. */
  on?: "key" | "value"
  flaw: Flaw
}

/** What is known of a file in content/images. */
export type Picture = { width: number; height: number; problem?: undefined } | { problem: string }

export type Facts = {
  /** The files that are valid in themselves; a rule that needs another one is silent. */
  content: Partial<Content>
  /** Path as the content writes it, as in `images/x.png` → what the file is. */
  pictures: ReadonlyMap<string, Picture>
  /** Files of static/, by address, as in `/favicon.svg`. */
  staticFiles: ReadonlySet<string>
  /** The day of the check, which decides what is too far ahead. */
  today: Date
}

export type CrossFileRule = (facts: Facts) => CrossFileDiagnostic[]
