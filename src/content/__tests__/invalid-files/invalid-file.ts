import type { ContentName } from "../../schemas"

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

/** @returns the change that makes the education an entry of another section with these lines */
export const entryWith = (section: string, lines: string) => ({
  file: "resume" as const,
  from: `section: Education
    title: Education
    expandedByDefault: false
    content:
      entries:
        - title: B.S.
          startDate: 'Sep 2000'
          endDate: 'Jun 2004'`,
  to: `section: ${section}
    title: ${section}
    expandedByDefault: false
    content:
      entries:
        - title: Cloud
          ${lines}`,
})

export const certificateWith = (lines: string) => entryWith("Certificates", lines)
