/**
 * The public API of the résumé: all that other folders use of it. Only the commands also use comparison and verification,
 * which have an `index.ts` of their own. README.md in this folder says what is behind it.
 */

// The formats.
export { escapeXml } from "./formats/docx/xml"
export { fitPages } from "./formats/fit-pages"
export {
  downloadName,
  FORMATS,
  type Format,
  formatsAt,
  makeFormat,
  type Typeset,
} from "./formats/formats"
export { jsonListOf } from "./formats/json-entries"
export { toJsonResume } from "./formats/to-json-resume"
export { PORTRAIT_PATH, toTypstInput } from "./formats/to-typst-input"
export { type TypstInput, typstInputSchema } from "./formats/typst-input"
// The model: the résumé that every format is made from.
export { type ContactLine, toContactLines } from "./model/contact-lines"
export { type Entry, type EntryDates, toShown } from "./model/entries"
export { findLanguages, toTypstLanguage } from "./model/languages"
export {
  type Company,
  hasContent,
  languagesOf,
  modelFor,
  RESUME_FILES,
  type ResumeModel,
  type Section,
  type SectionName,
  sectionOf,
  sectionsOf,
  toModel,
} from "./model/model"
export { toOutline } from "./model/outline"
export { palettesOf } from "./model/palettes"
export { toPrintAreas } from "./model/plan-pages"
export { changedWordsOf, dateRange, isKindName, wordsOf } from "./model/resume-words"
export { SECTION_KINDS } from "./model/section-kinds"
// A job posting.
export { findEvidence } from "./tailor/find-evidence"
export { findUnknownWords } from "./tailor/find-unknown-words"
export { formatEvidence } from "./tailor/format-evidence"
export { toLetterSkeleton, toVariantSkeleton } from "./tailor/skeletons"
// Variants, and what is sent to one reader.
export { resumesOf } from "./variants/apply-variant"
export { describeLeftOut } from "./variants/describe-variant"
export { findHandOut, toHandOutFiles } from "./variants/hand-out"
// A PDF, as programs read it.
export { describeFacts, findLosses } from "./verify/describe-facts"
export { toLetters } from "./verify/letters"
export { readLines } from "./verify/read-lines"
export { verifyPdf } from "./verify/verify-pdf"
