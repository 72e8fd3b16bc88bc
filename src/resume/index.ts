/**
 * The public API of the résumé: all that other folders use of it. Only the commands also use comparison, which has an
 * `index.ts` of its own. README.md in this folder says what is behind it.
 */

// A PDF, page by page.
export { pagesOf, withPdf } from "./compare/parse/with-pdf"
// The formats.
export { escapeXml } from "./formats/docx/xml"
export { fitPages, type SectionEnd } from "./formats/fit-pages"
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
export { SECTION_KINDS } from "./model/section-kinds"
export { changedWordsOf, dateRange, isKindName, wordsOf } from "./model/words"
// Private values in what was built.
export { findLeaks, forbiddenFields, formatLeak, toContactData } from "./privacy/find-leaks"
export {
  findVariantLeaks,
  type HiddenVariant,
  toHiddenVariants,
} from "./privacy/find-variant-leaks"
// A job posting.
export { findEvidence } from "./tailor/find-evidence"
export { formatEvidence } from "./tailor/format-evidence"
export { toLetterSkeleton, toVariantSkeleton, UNWRITTEN } from "./tailor/skeletons"
// Variants, and what is sent to one reader.
export { resumesOf } from "./variants/apply-variant"
export { describeLeftOut } from "./variants/describe-variant"
export { findHandOut, toHandOutFiles } from "./variants/hand-out"
