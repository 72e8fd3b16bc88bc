import { formatDay } from "../lib/dates"

export type ResumeVersionProps = {
  /** The day of the last change, as in '2026-11-21'. */
  updated: string
  /** What tells this version from any other. */
  hash: string
}

/** Which version of the résumé this is. */
export function ResumeVersion({ updated, hash }: ResumeVersionProps) {
  return (
    <p>
      Updated <time dateTime={updated}>{formatDay(updated)}</time>, version {hash}
    </p>
  )
}
