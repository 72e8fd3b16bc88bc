/**
 * The public API of the résumé: all that the site, the build and the commands use of it. README.md in this folder
 * says what is behind it.
 */

// Private values in what was built.
export type { ContactData } from "../content/private-values/limited-fields"
export { type FormatName, isPublic } from "../content/values/formats"
export {
  type AddressParts,
  isLocation,
  locationLine,
  locationParts,
  locationsOf,
  locationText,
} from "../content/values/location"
export { nameParts } from "../content/values/name-parts"
// Two versions of a résumé, a résumé and a job posting, a PDF as a parser reads it.
export { compareContent, compareResumes } from "./compare/diff/compare-content"
export {
  compareFormats,
  describeFormatChanges,
  type FormatText,
  type FormatTexts,
  toJsonLines,
} from "./compare/diff/compare-formats"
export type { Change } from "./compare/diff/find-changes"
export { formatChanges } from "./compare/diff/format-changes"
export {
  type Comparison,
  describeColumns,
  findLost,
  formatCounts,
  summarizeLost,
} from "./compare/parse/find-lost"
export { type Line, readLines, textOf } from "./compare/parse/read-lines"
export { type ParsedResume, toParsedResume } from "./compare/parse/to-parsed-resume"
export { pagesOf, withPdf } from "./compare/parse/with-pdf"
export { findEvidence } from "./compare/tailor/find-evidence"
export { formatEvidence } from "./compare/tailor/format-evidence"
export { toLetterSkeleton, toVariantSkeleton, UNWRITTEN } from "./compare/tailor/skeletons"
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
export { toJsonResume } from "./formats/to-json-resume"
export { PORTRAIT_PATH, type TypstInput } from "./formats/to-typst-input"
// Résumés of other tools.
export { formatOverview, formatReport, summarizeReport } from "./import/format-report"
export { type Imported, importDocument } from "./import/import-document"
export {
  type ImportedTranslation,
  importTranslation,
  summarizeTranslation,
} from "./import/import-translation"
export { NotImportable } from "./import/not-importable"
export { InvalidContent, stopsImport } from "./import/validate"
// The model: the résumé that every format is made from.
export { type ContactLine, toContactLines } from "./model/contact-lines"
export { type Entry, type EntryDates, toShown } from "./model/entries"
export { toTypstLanguage } from "./model/languages"
export {
  type Company,
  hasContent,
  languagesOf,
  modelFor,
  RESUME_FILES,
  type ResumeContent,
  type ResumeModel,
  type Section,
  type SectionName,
  sectionOf,
  sectionsOf,
  toModel,
  type WorkItem,
} from "./model/model"
export {
  type Outline,
  type OutlineEntry,
  type OutlineSection,
  toOutline,
} from "./model/outline"
export { SECTION_END, type SectionEnd } from "./model/page-limit"
export { palettesOf } from "./model/palettes"
export { type PrintArea, toPrintAreas } from "./model/plan-pages"
export { changedWordsOf, dateRange } from "./model/words"
export { findLeaks, forbiddenFields, formatLeak, toContactData } from "./privacy/find-leaks"
export {
  findVariantLeaks,
  type HiddenVariant,
  toHiddenVariants,
} from "./privacy/find-variant-leaks"
// Variants, and what is sent to one reader.
export { resumesOf } from "./variants/apply-variant"
export { describeLeftOut } from "./variants/describe-variant"
export { findHandOut, toHandOutFiles } from "./variants/hand-out"
