/** What the commands use of the comparison: two versions, a résumé and a job posting. */

export { compareContent, compareResumes } from "./diff/compare-content"
export {
  compareFormats,
  describeFormatChanges,
  type FormatText,
  type FormatTexts,
  toJsonLines,
} from "./diff/compare-formats"
export type { Change } from "./diff/find-changes"
export { formatChanges } from "./diff/format-changes"
export { findEvidence } from "./tailor/find-evidence"
export { formatEvidence } from "./tailor/format-evidence"
export { toLetterSkeleton, toVariantSkeleton, UNWRITTEN } from "./tailor/skeletons"
