import type { ContentName } from "../../../schemas"

/** A mistake in a valid file (test/valid-content.ts), and the diagnostics that it causes. */
export type InvalidFile = {
  /** The mistake in a few words. */
  mistake: string
  file: ContentName
  /** The part of the valid file that the mistake replaces. */
  from: string
  to: string
  /** The formatted diagnostics without their code frames. */
  output: string
}
