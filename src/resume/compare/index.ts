/** What the commands use of the comparison: two versions, a résumé and a job posting, a PDF as a parser reads it. */

export {
  adviseOnUpload,
  type Comparison,
  findLost,
  formatCounts,
  summarizeLost,
} from "./parse/find-lost"
export { type Line, readLines, textOf } from "./parse/read-lines"
export { type ParsedResume, toParsedResume } from "./parse/to-parsed-resume"
