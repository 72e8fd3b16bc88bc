/**
 * The public API of the résumé: all that the site and the build use of it, and the commands but for comparison and
 * import, which have an `index.ts` of their own. README.md in this folder says what is behind it.
 */

// A PDF, page by page.
export { pagesOf, withPdf } from "./compare/parse/with-pdf"
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
  type ResumeModel,
  type Section,
  type SectionName,
  sectionOf,
  sectionsOf,
  toModel,
} from "./model/model"
export { toOutline } from "./model/outline"
export { SECTION_END, type SectionEnd } from "./model/page-limit"
export { palettesOf } from "./model/palettes"
export { type PrintArea, toPrintAreas } from "./model/plan-pages"
export { changedWordsOf, dateRange } from "./model/words"
// Private values in what was built.
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
